import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { KeptCall } from 'shared-contract/service-worker';
import { keptPrefix } from 'shared-contract/stored-keys';
import { isStored } from '../../chunks/is-stored.ts';
import { loadChunk } from '../../chunks/load-chunk.ts';
import type { KeptEnd, KeptPlace } from './kept/kept-place.tsx';

/** In one chunk with the foot of every page, which is there early and which the service worker has at hand. */
const loadKept = () =>
  loadChunk(() => import(/* webpackChunkName: "shell-footer" */ './kept/kept-place.tsx'));

interface Kept {
  /** What takes the form's place while it waits. */
  readonly panel: ReactNode;
  /** Gets ready what keeping needs, while there is a network. */
  readonly prepare: () => void;
  /** @returns whether what was sent is kept, as there is no network. */
  readonly hold: (call: KeptCall, value: unknown, label: string) => Promise<boolean>;
}

/**
 * Keeps what a form sends without a network, and shows what becomes of it.
 *
 * @param onEnd the one of the first call is kept
 */
export function useKept(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  onEnd: (end: KeptEnd) => void,
): Kept {
  const [panel, setPanel] = useState<ReactNode>(null);
  const place = useRef<Promise<KeptPlace>>(undefined);
  const join = () =>
    (place.current ??= loadKept().then(
      ({ joinKept }) => joinKept({ key, form, show: setPanel, end: onEnd }),
      (error: unknown) => {
        place.current = undefined;
        throw error;
      },
    ));
  // Without the code the worker sends all the same, and who comes next is told.
  const prepare = () => void join().catch(() => undefined);

  const onMount = useEffectEvent(() => {
    if (isStored(keptPrefix)) prepare();
  });
  useEffect(() => {
    onMount();
    return () => {
      void place.current?.then(({ leave }) => leave()).catch(() => undefined);
      place.current = undefined;
    };
  }, []);

  return {
    panel,
    prepare,
    hold: (call, value, label) =>
      join()
        .then(({ hold }) => hold(call, value, label))
        .catch(() => false),
  };
}

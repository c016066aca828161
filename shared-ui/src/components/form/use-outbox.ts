import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QueuedRequest } from 'shared-contract/service-worker';
import { queuePrefix } from 'shared-contract/stored-keys';
import { loadChunk } from '../../chunks.tsx';
import type { OutboxResult } from './outbox/outbox.tsx';
import type { joinOutbox } from './outbox/outbox-panel.tsx';

/** Returns the keys of this device's forms that wait for a network; none if storage is blocked. */
export function queuedKeys(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(queuePrefix) ? name.slice(queuePrefix.length) : [],
    );
  } catch {
    return [];
  }
}

/** In the footer's chunk, which loads early and is cached by the service worker. */
const loadOutbox = () =>
  loadChunk(() => import(/* webpackChunkName: "shell-footer" */ './outbox/outbox-panel.tsx'));

interface Outbox {
  /** Shown instead of the form while it waits. */
  readonly panel: ReactNode;
  /** Loads the code of the queue while there is a network. */
  readonly prepare: () => void;
  /** @returns whether the request was queued because there is no network. */
  readonly hold: (call: QueuedRequest, value: unknown, label: string) => Promise<boolean>;
}

/**
 * Queues a form's request without a network, and shows its outcome.
 *
 * @param onEnd only the function of the first call is used
 */
export function useOutbox(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  onEnd: (end: OutboxResult) => void,
): Outbox {
  const [panel, setPanel] = useState<ReactNode>(null);
  const place = useRef<Promise<ReturnType<typeof joinOutbox>>>(undefined);
  const join = () =>
    (place.current ??= loadOutbox().then(
      ({ joinOutbox }) => joinOutbox({ key, form, show: setPanel, end: onEnd }),
      (error: unknown) => {
        place.current = undefined;
        throw error;
      },
    ));
  // Without this code the worker still sends. A later page shows the result.
  const prepare = () => void join().catch(() => undefined);

  const onMount = useEffectEvent(() => {
    if (queuedKeys().length > 0) prepare();
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

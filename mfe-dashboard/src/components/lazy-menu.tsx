import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isChunkFailure, loadChunk } from 'shared-ui/chunks';
import type { MenuProps } from 'shared-ui/menu';
import { notify } from 'shared-ui/toast';

type State = 'idle' | 'loading' | { Menu: ComponentType<MenuProps> };

/** How long after a finger is lifted the click of it may come. */
const CLICK_MS = 400;

/** Whether a press that has begun became a click. What happens before that would be taken for a press beside the menu. */
function clicked(): Promise<boolean> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (isClick: boolean, ms: number) =>
      setTimeout(() => {
        ended.abort();
        resolve(isClick);
      }, ms);
    const options = { signal: ended.signal, capture: true };
    document.addEventListener('click', () => end(true, 0), options);
    document.addEventListener('pointerup', () => end(true, CLICK_MS), options);
    // It went on as scrolling.
    document.addEventListener('pointercancel', () => end(false, 0), options);
  });
}

/**
 * The code of the menu arrives at the first intent. The button that was there before is replaced by the menu's own:
 * focus moves along, and a press that came first is answered as soon as there is something to open.
 */
function useLazyMenu() {
  const [state, setState] = useState<State>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  const pressed = useRef(false);
  const released = useRef<Promise<boolean>>(null);
  const load = () => {
    if (state !== 'idle') return;
    setState('loading');
    loadChunk(() => import('shared-ui/menu')).then(
      async ({ Menu }) => {
        if (released.current) pressed.current = await released.current;
        focused.current = document.activeElement === button.current;
        setState({ Menu });
      },
      (error: unknown) => {
        setState('idle');
        if (pressed.current)
          notify.error('The menu could not be opened. Check your connection and try again.', {
            reload: isChunkFailure(error),
          });
        pressed.current = false;
      },
    );
  };
  const Menu = typeof state === 'object' ? state.Menu : undefined;
  useEffect(() => {
    if (!Menu) return;
    if (focused.current || pressed.current) button.current?.focus();
    if (pressed.current) {
      // The menu's button opens on this key as it does on a press.
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    }
  }, [Menu]);
  const press = () => {
    pressed.current = true;
    load();
  };
  const begin = () => {
    released.current = clicked();
    press();
  };
  return { Menu, button, load, press, begin };
}

/** Of a menu's button that stands among other buttons. */
export const menuButtonLook =
  'inline-flex min-h-control cursor-pointer items-center justify-center gap-1 rounded-md border border-edge bg-surface px-3 text-sm font-semibold text-primary hover:border-primary pointer-coarse:min-h-11';

interface Props {
  /** Names the menu, and its button where that has no words. */
  readonly label: string;
  readonly items: MenuProps['items'];
  /** What stands above the items. */
  readonly head?: ReactNode;
  /** What stands in the button. */
  readonly children: ReactNode;
  readonly className: string;
}

/** A menu behind a button, whose code comes when somebody is about to use it. */
export function LazyMenu({ label, items, head, children, className }: Props) {
  const { Menu, button, load, press, begin } = useLazyMenu();
  if (Menu) {
    return (
      <Menu
        label={label}
        mfe="mfe-dashboard"
        items={items}
        head={head}
        trigger={
          <button ref={button} type="button" className={className}>
            {children}
          </button>
        }
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={className}
      onPointerEnter={load}
      onFocus={load}
      onPointerDown={begin}
      onClick={press}
    >
      {children}
    </button>
  );
}

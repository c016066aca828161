import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { isChunkFailure, loadChunk } from 'shared-ui/chunks';
import type { MenuProps } from 'shared-ui/menu';
import { notify } from 'shared-ui/toast';

type State = 'idle' | 'loading' | { Menu: ComponentType<MenuProps> };

/** Maximum ms between `pointerup` and its click. */
const CLICK_MS = 400;

/**
 * Resolves to true if the current press becomes a click. Mounting the menu earlier would make the press count as a
 * click outside it.
 */
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
    // The press became a scroll.
    document.addEventListener('pointercancel', () => end(false, 0), options);
  });
}

/**
 * Loads the menu's code on first intent, then replaces the placeholder button with the menu's own. Preserves focus, and
 * opens the menu if the user has already pressed the button.
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
      // The menu's button opens on Enter as it does on a click.
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

export const menuButtonStyles =
  'inline-flex min-h-control cursor-pointer items-center justify-center gap-1 rounded-md border border-edge bg-surface px-3 text-sm font-semibold text-primary hover:border-primary pointer-coarse:min-h-11';

interface Props {
  /** Accessible name of the menu, and of its button if it has no text. */
  readonly label: string;
  readonly items: MenuProps['items'];
  readonly head?: ReactNode;
  readonly children: ReactNode;
  readonly className: string;
}

/** A menu whose code loads on first intent. */
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

import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isChunkFailure, loadChunk } from 'shared-ui/late';
import type { MenuItem, MenuProps } from 'shared-ui/menu';
import { notify } from 'shared-ui/toast';

type State = 'idle' | 'loading' | { Menu: ComponentType<MenuProps> };

/**
 * The code of the menu arrives at the first intent. The button that was there before is replaced by the menu's own:
 * focus moves along, and a press that came first is answered as soon as there is something to open.
 */
function useLazyMenu() {
  const [state, setState] = useState<State>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef(false);
  const pressed = useRef(false);
  const load = () => {
    if (state !== 'idle') return;
    setState('loading');
    loadChunk(() => import('shared-ui/menu')).then(
      ({ Menu }) => {
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
  return { Menu, button, load, press };
}

interface Props {
  /** Names the menu, and its button where that has no words. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** What stands in the button. */
  readonly children: ReactNode;
  readonly className: string;
}

/** A menu behind a button, whose code comes when somebody is about to use it. */
export function LazyMenu({ label, items, children, className }: Props) {
  const { Menu, button, load, press } = useLazyMenu();
  if (Menu) {
    return (
      <Menu
        label={label}
        mfe="mfe-dashboard"
        items={items}
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
      onPointerDown={press}
      onClick={press}
    >
      {children}
    </button>
  );
}

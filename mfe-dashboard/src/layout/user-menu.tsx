import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { isChunkFailure, loadChunk } from 'shared-ui/late';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from 'shared-ui/icon';
import type { MenuItem, MenuProps } from 'shared-ui/menu';
import { notify } from 'shared-ui/toast';
import { displayName } from '../lib/display-name.ts';
import { useSignOut } from '../lib/use-sign-out.ts';
import { ownPages } from '../own-pages.ts';

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

export function UserMenu() {
  const { user, profile } = useSession();
  const signOut = useSignOut();
  const { Menu, button, load, press } = useLazyMenu();
  const name = displayName(profile, user?.email);
  const face = (
    <>
      <span className="size-9 shrink-0">
        <Avatar name={name} path={profile?.avatar_path} />
      </span>
      <span className="sr-only">User menu, </span>
      <span className="sr-only md:not-sr-only md:max-w-48 md:truncate">{name}</span>
      <Icon name="chevron-down" className="hidden text-muted md:block" />
    </>
  );
  const look = 'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-1 sm:px-2';
  if (!Menu) {
    return (
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={false}
        className={look}
        onPointerEnter={load}
        onFocus={load}
        onPointerDown={press}
        onClick={press}
      >
        {face}
      </button>
    );
  }
  const items: readonly MenuItem[] = [
    { id: 'settings', label: 'Settings', icon: 'settings', to: ownPages.settings.path },
    { id: 'profile', label: 'Profile', icon: 'user', to: ownPages.profile.path },
    { id: 'sign-out', label: 'Sign Out', icon: 'log-out', separated: true, onSelect: () => void signOut() },
  ];
  return (
    <Menu
      label="User menu"
      mfe="mfe-dashboard"
      items={items}
      trigger={
        <button ref={button} type="button" className={look}>
          {face}
        </button>
      }
    />
  );
}

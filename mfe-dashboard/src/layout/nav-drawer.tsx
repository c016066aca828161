import { useEffect, useRef } from 'react';
import { Icon } from 'shared-ui/icon';
import { useLocation } from 'shared-ui/router';
import { Sidebar } from './sidebar.tsx';

const iconButton =
  'hover:border-edge flex size-11 cursor-pointer items-center justify-center rounded-md border border-transparent';

/**
 * The sidebar on small screens, in the browser's own modal dialog: it keeps focus inside, closes on Escape and
 * gives focus back, with no code of ours.
 */
export function NavDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => dialog.current?.close();
  useEffect(close, [pathname]);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Open menu"
        className={iconButton}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={(event) => {
          // The backdrop belongs to the dialog itself; everything else lies on its content.
          if (event.target === event.currentTarget) close();
        }}
        className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-r border-line bg-surface p-0 text-ink backdrop:bg-sheet/60"
      >
        <div className="flex min-h-full flex-col">
          <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4">
            <p className="font-semibold">Menu</p>
            <button type="button" aria-label="Close menu" className={iconButton} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <Sidebar className="flex flex-1" onNavigate={close} />
        </div>
      </dialog>
    </div>
  );
}

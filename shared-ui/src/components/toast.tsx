import { clsx } from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, toast, type Toast, useToaster } from 'react-hot-toast/headless';
import { useHydrated } from '../hooks.ts';
import { Icon, type IconName } from './icon.tsx';
import { enterArea, type ToastArea } from './notify.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export { notify, type ToastArea } from './notify.tsx';

export interface ToasterProps {
  /** A text stays 2 s for a success in the public area, and 4 s in all other cases. */
  area: ToastArea;
}

const looks: Partial<Record<Toast['type'], { edge: string; mark: string; icon: IconName }>> = {
  success: { edge: 'ui:border-l-success', mark: 'ui:text-success', icon: 'circle-check' },
  error: { edge: 'ui:border-l-danger', mark: 'ui:text-danger', icon: 'circle-alert' },
};
const plain = { edge: 'ui:border-l-info', mark: 'ui:text-info', icon: 'info' } as const;

function ToastCard({ item, onDismiss }: { item: Toast; onDismiss: () => void }) {
  const { edge, mark, icon } = looks[item.type] ?? plain;
  return (
    <div
      data-slot="toast"
      className={clsx(
        'nc-lay ui:pointer-events-auto ui:flex ui:items-start ui:gap-3 ui:rounded-md ui:border ui:border-l-4 ui:border-edge ui:bg-surface ui:py-2 ui:pl-4 ui:text-ink',
        edge,
      )}
    >
      <Icon name={icon} className={clsx('ui:mt-3', mark)} />
      <p
        role={item.ariaProps.role === 'alert' ? 'alert' : undefined}
        className="ui:min-w-0 ui:flex-1 ui:py-2 ui:wrap-anywhere"
      >
        {resolveValue(item.message, item)}
      </p>
      <button
        type="button"
        className="ui:flex ui:size-11 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-md ui:text-muted ui:hover:text-ink"
        onClick={onDismiss}
      >
        <Icon name="close" />
        <VisuallyHidden>Dismiss</VisuallyHidden>
      </button>
    </div>
  );
}

/** The messages' container, a custom element that dialogs move into themselves and back (`dialog.tsx`). */
function Place({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('nc-messages'));
  useEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  return createPortal(children, host);
}

/**
 * Shows the toasts of `notify`, newest first, at the top right below the header and its controls. Use it once per page.
 * A mouse or focus on a toast pauses the timer. While a dialog is open, the toasts are at its end, where the keyboard
 * focus is: a drawer has its buttons at the top.
 */
export function Toaster({ area }: ToasterProps) {
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster();
  useLayoutEffect(() => enterArea(area), [area]);
  const visible = toasts.filter((item) => item.visible);

  // The shared store has the pause state: the last message and this component must not leave it paused.
  const resume = useRef(endPause);
  useEffect(() => {
    resume.current = endPause;
    if (visible.length === 0) endPause();
  }, [endPause, visible.length]);
  useEffect(() => () => resume.current(), []);

  const isLive = useHydrated();
  if (!isLive) return null;
  return (
    <Place>
      <div
        data-slot="toaster"
        // Rendered before its toasts, because Firefox doesn't announce a region that appears together with its text. It
        // also makes them reachable while a dialog hides the rest of the page.
        aria-live="polite"
        className="ui:pointer-events-none ui:fixed ui:inset-x-4 ui:top-20 ui:z-50 ui:flex ui:flex-col ui:gap-2 ui:in-[[role=dialog]]:top-auto ui:in-[[role=dialog]]:bottom-4 ui:sm:left-auto ui:sm:w-96 ui:print:hidden"
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') startPause();
        }}
        onPointerLeave={endPause}
        onFocus={startPause}
        onBlur={endPause}
      >
        {visible.map((item) => (
          <ToastCard
            key={item.id}
            item={item}
            onDismiss={() => {
              // A removed button loses focus without an event.
              endPause();
              toast.dismiss(item.id);
            }}
          />
        ))}
      </div>
    </Place>
  );
}

import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { enterArea, type ToastArea } from './notify.tsx';

export interface ToasterProps {
  /** Success stays for 2 s in the public area and for 4 s in the dashboard; everything else for 4 s. */
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

/** What messages stand in: an element of its own, which dialogs move into themselves and back (`lend-place.ts`). */
function Place({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('nc-messages'));
  useEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  return createPortal(children, host);
}

/**
 * Shows the messages of `notify`, newest first, top right, below the head of the page and what can be pressed in it. One
 * in the page. A mouse or focus on them stops the clock. With a dialog open they stand in it, where the keyboard is, at its
 * end: a drawer has its buttons at the top.
 */
export function Toaster({ area }: ToasterProps) {
  const {
    toasts,
    handlers: { startPause, endPause },
  } = useToaster();
  useLayoutEffect(() => enterArea(area), [area]);
  const visible = toasts.filter((item) => item.visible);

  // The clock stands in the shared store: nothing may leave it stopped, neither the last message nor this component.
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
        // Here before its messages: Firefox announces no region that appears together with its text. It also keeps them
        // reachable while a dialog hides the rest of the page.
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
              // A removed button takes its focus with it and never says so.
              endPause();
              toast.dismiss(item.id);
            }}
          />
        ))}
      </div>
    </Place>
  );
}

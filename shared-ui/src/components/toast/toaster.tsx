import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { Icon, type IconName } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { enterArea, type ToastArea } from './notify.tsx';

export interface ToasterProps {
  /** Success stays for 2 s in the public area and for 4 s in the dashboard; everything else for 4 s. */
  area: ToastArea;
}

const looks: Partial<Record<Toast['type'], { edge: string; mark: string; icon: IconName }>> = {
  success: { edge: 'border-l-success', mark: 'text-success', icon: 'circle-check' },
  error: { edge: 'border-l-danger', mark: 'text-danger', icon: 'circle-alert' },
};
const plain = { edge: 'border-l-info', mark: 'text-info', icon: 'info' } as const;

function ToastCard({ item, onDismiss }: { item: Toast; onDismiss: () => void }) {
  const { edge, mark, icon } = looks[item.type] ?? plain;
  return (
    <div
      data-slot="toast"
      className={clsx(
        'nc-lay pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 border-edge bg-surface py-2 pl-4 text-ink',
        edge,
      )}
    >
      <Icon name={icon} className={clsx('mt-3', mark)} />
      <p {...item.ariaProps} className="min-w-0 flex-1 py-2 wrap-anywhere">
        {resolveValue(item.message, item)}
      </p>
      <button
        type="button"
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted hover:text-ink"
        onClick={onDismiss}
      >
        <Icon name="close" />
        <VisuallyHidden>Dismiss</VisuallyHidden>
      </button>
    </div>
  );
}

/**
 * Shows the messages of `notify`, newest first, top right, below the head of the page and what can be pressed in it. One
 * in the page. A mouse or focus on them stops the clock.
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

  return (
    <div
      data-slot="toaster"
      className="pointer-events-none fixed inset-x-4 top-20 z-50 flex flex-col gap-2 sm:left-auto sm:w-96 print:hidden"
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
  );
}

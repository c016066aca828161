import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dialog';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  children?: ReactNode;
  /** The remote whose utilities the content uses: the dialog stands outside that remote's own element. */
  mfe?: string | undefined;
  className?: string | undefined;
}

/** A press on the backdrop's scroll bar is not a press beside the dialog. */
function keepOpenForScrollbar(event: CustomEvent<{ originalEvent: PointerEvent }>) {
  const { originalEvent } = event.detail;
  const { target } = originalEvent;
  if (target instanceof Element && originalEvent.offsetX > target.clientWidth && target.clientWidth > 0) {
    event.preventDefault();
  }
}

/** A modal dialog: named, trapping focus, closing on Escape and giving focus back. Loaded on demand. */
export function Dialog({ open, onOpenChange, title, description, children, mfe, className }: DialogProps) {
  // Radix gives focus back to its own trigger alone; dialogs here are opened by anything.
  const opener = useRef<Element>(null);
  // Radix's own overlay brings a scroll lock that writes an inline style sheet, which the content policy
  // forbids: the backdrop is ours, and drawing.css stops the page from scrolling.
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-mfe={mfe}
          data-slot="dialog"
          className="nc-backdrop pointer-events-auto fixed inset-0 z-40 flex overflow-y-auto p-4"
        >
          <Radix.Content
            className={clsx(
              'nc-lay m-auto flex w-full max-w-xl flex-col gap-4 rounded-md border border-edge bg-surface p-6 text-ink',
              className,
            )}
            onOpenAutoFocus={({ target }) => {
              const active = document.activeElement;
              const inside = target instanceof Node && target.contains(active);
              if (!inside) opener.current = active;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onPointerDownOutside={keepOpenForScrollbar}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className="flex items-start justify-between gap-4">
              <Radix.Title className="text-lg md:text-xl">{title}</Radix.Title>
              <Radix.Close className="-mt-2 -mr-3 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted hover:text-ink">
                <Icon name="close" />
                <VisuallyHidden>Close</VisuallyHidden>
              </Radix.Close>
            </div>
            {description ? <Radix.Description className="text-muted">{description}</Radix.Description> : null}
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

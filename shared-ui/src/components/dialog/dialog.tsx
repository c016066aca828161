import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dialog';
import { useRef, type ReactNode } from 'react';
import { lendPlace } from './lend-place.ts';
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

/** A press on the backdrop's scroll bar, or on a message above it, is not a press beside the dialog. */
function keepOpen(event: CustomEvent<{ originalEvent: PointerEvent }>) {
  const { originalEvent } = event.detail;
  const { target } = originalEvent;
  if (!(target instanceof Element)) return;
  const isScrollbar = originalEvent.offsetX > target.clientWidth && target.clientWidth > 0;
  if (isScrollbar || target.closest('[data-slot="toaster"]')) event.preventDefault();
}

/** A modal dialog: named, trapping focus, closing on Escape and giving focus back. Loaded on demand. */
export function Dialog({ open, onOpenChange, title, description, children, mfe, className }: DialogProps) {
  // Radix gives focus back to its own trigger alone; dialogs here are opened by anything.
  const opener = useRef<Element>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Radix's own overlay brings a scroll lock that writes an inline style sheet, which the content policy
  // forbids: the backdrop is ours, and drawing.css stops the page from scrolling.
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-mfe={mfe}
          data-slot="dialog"
          className="nc-backdrop ui:pointer-events-auto ui:fixed ui:inset-0 ui:z-40 ui:flex ui:overflow-y-auto ui:p-4 ui:print:static ui:print:block ui:print:overflow-visible ui:print:p-0"
        >
          <Radix.Content
            className={clsx(
              'nc-lay ui:m-auto ui:flex ui:w-full ui:max-w-xl ui:flex-col ui:gap-4 ui:rounded-md ui:border ui:border-edge ui:bg-surface ui:p-6 ui:text-ink',
              className,
            )}
            onOpenAutoFocus={(event) => {
              const active = document.activeElement;
              const inside = event.target instanceof Node && event.target.contains(active);
              if (inside) return;
              opener.current = active;
              // Not the first button, which is Close: not every screen reader reads a dialog's title by itself.
              event.preventDefault();
              heading.current?.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onPointerDownOutside={keepOpen}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className="ui:flex ui:items-start ui:justify-between ui:gap-4">
              <Radix.Title ref={heading} tabIndex={-1} className="ui:text-lg ui:outline-none ui:md:text-xl">
                {title}
              </Radix.Title>
              <Radix.Close className="ui:-mt-2 ui:-mr-3 ui:flex ui:size-11 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-md ui:text-muted ui:hover:text-ink ui:print:hidden">
                <Icon name="close" />
                <VisuallyHidden>Close</VisuallyHidden>
              </Radix.Close>
            </div>
            {description ? (
              <Radix.Description className="ui:text-muted">{description}</Radix.Description>
            ) : null}
            {children}
            <div ref={lendPlace} className="ui:absolute" />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

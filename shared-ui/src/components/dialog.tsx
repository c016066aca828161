import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/* Toasts appear above the page. While dialogs trap focus, they are in the topmost dialog, so that Tab reaches them. */

const lent: Element[] = [];

function settle(): void {
  const host = document.querySelector('nc-messages');
  const place = lent.at(-1) ?? document.body;
  // Moving the element loses focus: only if it is elsewhere.
  if (host && host.parentNode !== place) place.append(host);
}

/** Ref callback for a focus trap. Moves the toast container into it while it is mounted, so that Tab reaches the toasts. */
function hostToastsIn(place: Element | null): (() => void) | undefined {
  if (!place) return undefined;
  lent.push(place);
  settle();
  return () => {
    lent.splice(lent.indexOf(place), 1);
    settle();
  };
}

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  children?: ReactNode;
  /** The remote whose utilities the content uses: the dialog is outside that remote's element. */
  mfe?: string | undefined;
  className?: string | undefined;
}

/** Keeps the dialog open on a press on the backdrop's scroll bar or on a toast. */
function keepOpen(event: CustomEvent<{ originalEvent: PointerEvent }>) {
  const { originalEvent } = event.detail;
  const { target } = originalEvent;
  if (!(target instanceof Element)) return;
  const isScrollbar = originalEvent.offsetX > target.clientWidth && target.clientWidth > 0;
  if (isScrollbar || target.closest('[data-slot="toaster"]')) event.preventDefault();
}

/** A modal dialog with a title and a focus trap. It closes on Escape and restores focus. Load it on demand. */
export function Dialog({ open, onOpenChange, title, description, children, mfe, className }: DialogProps) {
  // Radix restores focus only to its own trigger. Our dialogs open from anywhere.
  const opener = useRef<Element>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Radix's overlay includes a scroll lock that writes an inline stylesheet, which the content security policy forbids.
  // This backdrop replaces it, and drawing.css prevents the page from scrolling.
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
              // Focus the title instead of the first button (Close), because not every screen reader announces a
              // dialog's title.
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
            <div ref={hostToastsIn} className="ui:absolute" />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Anchor, type AnchorProps } from './anchor.tsx';

const variants = {
  primary:
    'ui:border-primary ui:bg-primary ui:text-on-primary ui:hover:border-primary-hover ui:hover:bg-primary-hover',
  secondary:
    'ui:border-primary ui:text-primary ui:hover:bg-primary ui:hover:text-on-primary ui:bg-transparent',
  quiet:
    'ui:text-primary ui:hover:border-edge ui:border-transparent ui:bg-transparent ui:underline ui:decoration-transparent ui:underline-offset-4 ui:hover:decoration-current',
  danger: 'ui:border-danger ui:bg-danger ui:text-on-primary ui:hover:text-danger ui:hover:bg-transparent',
};

const sizes = {
  md: 'ui:min-h-control ui:px-6 ui:text-base',
  sm: 'ui:min-h-control-sm ui:px-4 ui:text-sm',
};

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

interface Looks {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

function looks({ variant = 'primary', size = 'md' }: Looks, className: string | undefined) {
  return clsx(
    'ui:inline-flex ui:cursor-pointer ui:items-center ui:justify-center ui:gap-2 ui:rounded-md ui:border ui:py-1.5 ui:text-center ui:leading-tight ui:font-semibold ui:transition-colors ui:duration-150',
    'ui:disabled:cursor-not-allowed ui:disabled:opacity-60 ui:aria-busy:cursor-progress',
    variants[variant],
    sizes[size],
    className,
  );
}

export type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /**
     * For a button that starts work, such as a write: if true, the button is disabled and announced as busy. The release
     * gate presses every button that has no `busy`.
     */
    busy?: boolean | undefined;
  };

/** An action in the page. The type defaults to `button`, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  busy,
  disabled = false,
  type = 'button',
  className,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      disabled={disabled || busy === true}
      aria-busy={busy}
      className={looks({ variant, size }, className)}
      {...props}
    />
  );
}

export type ButtonLinkProps = AnchorProps & Looks;

/** A link styled as a button. It navigates by `to` (router) or `href` (browser). */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Anchor data-slot="button-link" className={looks({ variant, size }, className)} {...props} />;
}

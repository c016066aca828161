import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Anchor, type AnchorProps } from '../anchor/anchor.tsx';

const variants = {
  primary: 'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover',
  secondary: 'border-primary text-primary hover:bg-primary hover:text-on-primary bg-transparent',
  quiet:
    'text-primary hover:border-edge border-transparent bg-transparent underline decoration-transparent underline-offset-4 hover:decoration-current',
  danger: 'border-danger bg-danger text-on-primary hover:text-danger hover:bg-transparent',
};

const sizes = {
  md: 'min-h-12 px-6 py-2 text-base',
  sm: 'min-h-11 px-4 py-2 text-sm',
};

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

interface Looks {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

function looks({ variant = 'primary', size = 'md' }: Looks, className: string | undefined) {
  return clsx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md border text-center leading-tight font-semibold transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-busy:cursor-progress',
    variants[variant],
    sizes[size],
    className,
  );
}

export type ButtonProps = ComponentProps<'button'> &
  Looks & {
    /** Work is under way: disabled and announced as busy. */
    busy?: boolean | undefined;
  };

/** An action in the page. Its type is `button` unless said otherwise, so that it never submits by accident. */
export function Button({
  variant,
  size,
  busy = false,
  disabled = false,
  type = 'button',
  className,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={looks({ variant, size }, className)}
      {...props}
    />
  );
}

export type ButtonLinkProps = AnchorProps & Looks;

/** A link that looks like a button: it goes somewhere, by `to` (router) or `href` (browser). */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Anchor data-slot="button-link" className={looks({ variant, size }, className)} {...props} />;
}

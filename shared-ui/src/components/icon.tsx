import { clsx } from 'clsx';
import { outlines } from './icon-outlines.ts';

export type IconName = keyof typeof outlines;

export interface IconProps {
  name: IconName;
  className?: string | undefined;
  /** The icon's meaning, if no text next to it states it. Without a label, the icon is decorative. */
  label?: string | undefined;
}

/** One of the product's icons, in the color of the text around it. 20 px unless its class sets a size. */
export function Icon({ name, className, label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx('ui:size-5 ui:shrink-0', className)}
      {...naming}
    >
      <path d={outlines[name]} />
    </svg>
  );
}

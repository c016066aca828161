import { clsx } from 'clsx';
import { Anchor, type AnchorProps } from './anchor.tsx';

export type TextLinkProps = AnchorProps;

/** A link in or next to text. It is underlined, so that it doesn't rely on color. */
export function TextLink({ className, ...props }: TextLinkProps) {
  return (
    <Anchor
      data-slot="text-link"
      className={clsx(
        'ui:text-primary ui:underline ui:decoration-edge ui:decoration-1 ui:underline-offset-4 ui:hover:text-primary-hover ui:hover:decoration-current ui:hover:decoration-2',
        className,
      )}
      {...props}
    />
  );
}

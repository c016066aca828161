import { clsx } from 'clsx';
import { Anchor, type AnchorProps } from '../anchor/anchor.tsx';

export type TextLinkProps = AnchorProps;

/** A link in or beside text: underlined, so that it never depends on colour alone. */
export function TextLink({ className, ...props }: TextLinkProps) {
  return (
    <Anchor
      data-slot="text-link"
      className={clsx(
        'text-primary underline decoration-edge decoration-1 underline-offset-4 hover:text-primary-hover hover:decoration-current hover:decoration-2',
        className,
      )}
      {...props}
    />
  );
}

import { clsx } from 'clsx';
import { Anchor, type AnchorProps } from '../anchor/anchor.tsx';

export type TextLinkProps = AnchorProps;

/** A link in or beside text: underlined, so that it never depends on colour alone. */
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

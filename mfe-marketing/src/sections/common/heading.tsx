import { SectionHeading } from 'shared-ui/layout';
import type { Heading as HeadingContent } from '../../content/sections.ts';

/** Id of a section's heading, for `labelledBy`. */
export const titleId = ({ id }: Pick<HeadingContent, 'id'>): string => `${id}-title`;

/** The heading of a section, from its content. */
export function Heading({ of, className }: { readonly of: HeadingContent; readonly className?: string }) {
  return <SectionHeading id={titleId(of)} title={of.title} lead={of.lead} className={className} />;
}

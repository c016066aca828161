import { SectionHeading } from 'shared-ui/layout';
import type { Heading as HeadingContent } from '../../content/sections.ts';

/** Id of a section's heading, for `labelledBy`. */
export const titleId = ({ id }: Pick<HeadingContent, 'id'>): string => `${id}-title`;

interface HeadingProps {
  readonly of: HeadingContent;
  /** 1 for the page's own. */
  readonly level?: 1 | 2;
  readonly className?: string;
}

/** The heading of a section, from its content. */
export function Heading({ of, level = 2, className }: HeadingProps) {
  return (
    <SectionHeading id={titleId(of)} level={level} title={of.title} lead={of.lead} className={className} />
  );
}

import type { ReactNode } from 'react';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Container, Section, SectionHeading, type SectionProps } from 'shared-ui/layout';
import { classes } from '../../classes.ts';
import type { Heading as HeadingContent, PageHeading } from '../../content/sections.ts';

/** Returns the id of a section's heading, for `labelledBy`. */
export const titleId = ({ id }: Pick<HeadingContent, 'id'>): string => `${id}-title`;

interface HeadingProps {
  readonly of: HeadingContent;
  /** 1 for the page's main heading. */
  readonly level?: 1 | 2;
  readonly className?: string | undefined;
}

export function Heading({ of, level = 2, className }: HeadingProps) {
  return (
    <SectionHeading id={titleId(of)} level={level} title={of.title} lead={of.lead} className={className} />
  );
}

interface PlainHeadProps {
  readonly of: PageHeading;
  /** True for a page to read. False for a page with a task, which starts as high as possible. */
  readonly isRead?: boolean;
  readonly children?: ReactNode;
}

/** Page header without a drawing: breadcrumb and title. */
export function PlainHead({ of, isRead = false, children }: PlainHeadProps) {
  return (
    <section
      id={of.id}
      data-slot="section"
      aria-labelledby={titleId(of)}
      className={classes('bg-ground text-ink', isRead && 'border-b border-edge')}
    >
      <Container className={isRead ? 'pt-6 pb-8 md:pt-10 md:pb-12' : 'pt-4 md:pt-8'}>
        <Breadcrumb page={of.page} parent={of.parent} />
        <Heading of={of} level={1} className="lg:max-w-4xl" />
        {children}
      </Container>
    </section>
  );
}

interface TitledSectionProps {
  readonly of: HeadingContent;
  readonly tone?: SectionProps['tone'];
  readonly className?: string;
  /** Classes of the heading where it has columns of its own, to the left of the content. */
  readonly headingColumns?: string;
  readonly children: ReactNode;
}

/** A section that its heading names: above its content, or to the left of it on a wide screen. */
export function TitledSection({ of, tone, className, headingColumns, children }: TitledSectionProps) {
  const content = (
    <>
      <Heading of={of} className={headingColumns} />
      {children}
    </>
  );
  return (
    <Section id={of.id} tone={tone} className={className} labelledBy={titleId(of)}>
      {headingColumns === undefined ? (
        content
      ) : (
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">{content}</div>
      )}
    </Section>
  );
}

interface PlainSectionProps extends Omit<SectionProps, 'title' | 'labelledBy'> {
  /** First part of the heading's id. */
  readonly name: string;
  readonly title: string;
  readonly headingClass?: string;
}

/** A section with only a title above its content. */
export function PlainSection({ name, title, headingClass, children, ...section }: PlainSectionProps) {
  const headingId = titleId({ id: name });
  return (
    <Section labelledBy={headingId} {...section}>
      <h2 id={headingId} className={classes(headingClass, 'text-xl md:text-2xl')}>
        {title}
      </h2>
      {children}
    </Section>
  );
}

import type { ReactNode } from 'react';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Container } from 'shared-ui/layout';
import type { PageHeading } from '../../content/sections.ts';
import { classes } from '../../classes.ts';
import { Heading, titleId } from './heading.tsx';

interface PlainHeadProps {
  readonly of: PageHeading;
  /** What stands below is read; without, it is a task, which begins as soon as it can. */
  readonly isRead?: boolean;
  readonly children?: ReactNode;
}

/** The head of a page on vellum: where it stands, its title, and no drawing. */
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

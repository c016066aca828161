import type { ReactNode } from 'react';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Section } from 'shared-ui/layout';
import type { PageHeading } from '../../content/sections.ts';
import { titleId } from './heading.tsx';

/** The blue head of a page that sells: where the page stands, and below it what decides at first sight. */
export function SellingHead({ of, children }: { readonly of: PageHeading; readonly children: ReactNode }) {
  return (
    <Section id={of.id} tone="sheet" className="sheet-squares py-4 md:py-12" labelledBy={titleId(of)}>
      <Breadcrumb page={of.page} />
      {children}
    </Section>
  );
}

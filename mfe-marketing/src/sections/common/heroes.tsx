import type { ReactNode } from 'react';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import { PlanSheet } from 'shared-ui/plan-sheet';
import { classes } from '../../classes.ts';
import { disclosureOf, type FirmClaim } from '../../content/claims.ts';
import type { CommonSection, PageHeading } from '../../content/sections.ts';
import { Actions } from './call-to-action.tsx';
import { Points } from './blocks.tsx';
import { Heading, PlainHead, titleId } from './heading.tsx';

/** Blue header of a sales page: breadcrumb, then the key selling points. */
export function SellingHead({ of, children }: { readonly of: PageHeading; readonly children: ReactNode }) {
  return (
    <Section id={of.id} tone="sheet" className="sheet-squares py-4 md:py-12" labelledBy={titleId(of)}>
      <Breadcrumb page={of.page} />
      {children}
    </Section>
  );
}

export function HeroSection({ section }: { section: CommonSection<'hero'> }) {
  const { points = [], actions = [], sheet, disclosure } = section;
  const drawn = <PlanSheet {...sheet} compact />;
  return (
    <SellingHead of={section}>
      <div className="grid items-center gap-8 lg:grid-cols-12">
        <div className="grid gap-6 lg:col-span-6 lg:pr-4">
          <Heading of={section} level={1} />
          {points.length > 0 ? <Points points={points} /> : null}
          {actions.length > 0 ? <Actions actions={actions} /> : null}
        </div>
        <div className="min-w-0 lg:col-span-6">
          {disclosure === undefined ? (
            drawn
          ) : (
            <Claim disclosure={disclosure} className="gap-3">
              {drawn}
            </Claim>
          )}
        </div>
      </div>
    </SellingHead>
  );
}

export function ClaimFigure({ claim, className }: { claim: FirmClaim; className?: string }) {
  return (
    <li className={classes('border-t border-edge pt-6', className)}>
      <Claim disclosure={disclosureOf(claim)} className="gap-4">
        <p className="grid gap-1">
          <span className="font-heading text-3xl leading-none tabular-nums">{claim.value}</span>{' '}
          <span className="font-semibold">{claim.label}</span>
        </p>
      </Claim>
    </li>
  );
}

export function ReadingHeroSection({ section }: { section: CommonSection<'readingHero'> }) {
  const { claims = [], facts = [] } = section;
  return (
    <PlainHead of={section} isRead>
      {claims.length > 0 ? (
        <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-12">
          {claims.map((claim) => (
            <ClaimFigure key={claim.label} claim={claim} />
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? (
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          {facts.map((fact) => (
            <div key={fact.term} className="grid content-start gap-1 border-l border-copper pl-3">
              <dt className="text-sm text-muted">{fact.term}</dt>
              <dd className="tabular-nums">{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </PlainHead>
  );
}

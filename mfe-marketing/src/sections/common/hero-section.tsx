import { Claim } from 'shared-ui/claim';
import { PlanSheet } from 'shared-ui/plan-sheet';
import type { CommonSection } from '../../content/sections.ts';
import { Actions } from './actions.tsx';
import { Heading } from './heading.tsx';
import { Points } from './points.tsx';
import { SellingHead } from './selling-head.tsx';

/** Words and price on the left, what is sold on the right; one below the other on a phone. */
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

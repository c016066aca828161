import { CoursedWall } from 'shared-ui/drawing';
import { Section } from 'shared-ui/layout';
import type { ForCpasSection } from '../../content/for-cpas/section-types.ts';
import { PartnershipForm } from '../../forms/partnership/partnership-form.tsx';
import { CheckList } from '../common/check-list.tsx';
import { Fold } from '../common/fold.tsx';
import { Heading, titleId } from '../common/heading.tsx';

/** The application, with what follows from it beside it. The page has two of these and one draft. */
export function ApplySection({ section }: { section: ForCpasSection<'apply'> }) {
  const { points, form } = section;
  const application = <PartnershipForm height={form.height} source={form.source} label={form.label} />;
  return (
    <Section
      id={section.id}
      tone={section.tone}
      className="pt-6 md:pt-18 print:hidden"
      labelledBy={titleId(section)}
    >
      <div className="grid gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-12">
        <Heading of={section} className="lg:col-span-5" />
        <div className="grid content-start gap-6 max-lg:order-last lg:col-span-5">
          <CheckList items={points} />
          <div aria-hidden="true" className="hidden border border-edge lg:block">
            <CoursedWall seed={section.id} className="w-full" />
          </div>
        </div>
        <div className="min-w-0 rounded-md border border-edge bg-surface p-4 has-data-[slot=received]:self-start sm:p-6 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:p-8">
          {section.folded === undefined ? application : <Fold label={section.folded}>{application}</Fold>}
        </div>
      </div>
    </Section>
  );
}

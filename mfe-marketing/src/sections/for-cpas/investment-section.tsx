import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { ForCpasSection } from '../../content/for-cpas/section-types.ts';
import { classes } from '../../classes.ts';
import { CheckList } from '../common/check-list.tsx';
import { Fold, unfolded } from '../common/fold.tsx';
import { Heading, titleId } from '../common/heading.tsx';

type Investment = ForCpasSection<'investment'>;

function Items({ title, items, has }: Investment['contains'] & { has: boolean }) {
  return (
    <div className="grid content-start lg:gap-3">
      <h3 className={classes(unfolded, 'text-xl')}>{title}</h3>
      <Fold label={title} className="border-t border-edge lg:border-t-0">
        <CheckList items={items} has={has} />
      </Fold>
    </div>
  );
}

/** The monthly fee: what it contains and what not, a year of it, and what it does not buy. */
export function InvestmentSection({ section }: { section: Investment }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div
          data-tone="sheet"
          className="nc-grid sheet-squares grid content-start gap-6 self-start rounded-md bg-ground p-6 text-ink lg:col-span-5 lg:p-8"
        >
          <Claim disclosure={section.disclosure} className="gap-6">
            <p className="flex items-baseline gap-3">
              <span className="font-heading text-3xl leading-none tabular-nums">{section.price}</span>
              <span>{section.period}</span>
            </p>
            <dl className="mt-6 border-t border-edge">
              {section.arithmetic.map(({ term, value }) => (
                <div key={term} className="flex justify-between gap-4 border-b border-line py-3">
                  <dt className="text-muted">{term}</dt>
                  <dd className="text-right tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </Claim>
        </div>
        <div className="grid content-start gap-8 lg:col-span-7">
          <div className="grid md:grid-cols-2 md:gap-8">
            <Items {...section.contains} has />
            <Items {...section.leavesOut} has={false} />
          </div>
          <p className="max-w-measure">{section.terms}</p>
          <p>
            <TextLink to={section.compare.to} className="font-semibold">
              {section.compare.label}
            </TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

import { strategies } from 'shared-contract/strategies';
import { PlanSymbol } from 'shared-ui/drawing';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { partners } from '../../content/partners/firms.ts';
import type { PartnersSection } from '../../content/partners/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

type Row = PartnersSection<'table'>['rows'][number];

const cell = 'block py-0.5 md:table-cell md:py-4 md:pr-8 md:align-middle';
const head = 'pb-3 text-start text-sm font-semibold';

function StrategyRow({ row, outside }: { row: Row; outside: string }) {
  const strategy = strategies.find(({ id }) => id === row.strategy);
  const named = partners.filter(({ id }) => row.partners.includes(id));
  return (
    <tr
      role="row"
      className="block border-b border-line py-3 first:border-t md:table-row md:py-0 md:first:border-t-0"
    >
      <th role="rowheader" scope="row" className={`${cell} text-start font-heading text-lg font-semibold`}>
        <span className="flex items-center gap-4">
          <PlanSymbol strategy={row.strategy} className="max-w-12 shrink-0" />
          {strategy?.name}
        </span>
      </th>
      <td role="cell" className={cell}>
        <span className="block text-sm font-semibold text-copper md:hidden">Whom we ask</span>
        {named.length === 0 ? (
          <span className="text-muted">{`${row.outside ?? ''}, ${outside}`}</span>
        ) : (
          named.map(({ id, name }) => (
            <TextLink key={id} href={`#${id}`} className="block w-fit py-2.5 md:py-1">
              {name}
            </TextLink>
          ))
        )}
      </td>
      <td role="cell" className={`${cell} md:pr-0`}>
        <span className="text-sm font-semibold text-copper md:hidden">What we ask: </span>
        {row.question}
      </td>
    </tr>
  );
}

/** The ten strategies, each with who is asked about it and what; rows become blocks on a phone. */
export function TableSection({ section }: { section: PartnersSection<'table'> }) {
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <Heading of={section} />
      {/* Roles are said aloud: as blocks on a phone the elements lose the ones they have as a table. */}
      <table role="table" className="mt-8 block w-full border-collapse text-start md:table">
        <caption className="sr-only">{section.title}</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b border-edge">
            <th role="columnheader" scope="col" className={`${head} w-4/12`}>
              Strategy
            </th>
            <th role="columnheader" scope="col" className={`${head} w-3/12 text-copper`}>
              Whom we ask
            </th>
            <th role="columnheader" scope="col" className={`${head} w-5/12`}>
              What we ask
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {section.rows.map((row) => (
            <StrategyRow key={row.strategy} row={row} outside={section.outside} />
          ))}
        </tbody>
      </table>
      <p className="mt-8 max-w-measure">{section.note}</p>
    </Section>
  );
}

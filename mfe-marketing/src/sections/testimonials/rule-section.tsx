import { Section } from 'shared-ui/layout';
import type { TestimonialsPageSection } from '../../content/testimonials/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

const cell = 'block py-1 align-top md:table-cell md:py-6 md:pr-8';

/** What a rule asks and what is done about it, row by row; rows become blocks on a phone. */
export function RuleSection({ section }: { section: TestimonialsPageSection<'rule'> }) {
  const { asks, does } = section.columns;
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <Heading of={section} />
      {/* Roles are said aloud: as blocks on a phone the elements lose the ones they have as a table. */}
      <table role="table" className="mt-8 block w-full border-collapse text-start md:table">
        <caption className="sr-only">{section.title}</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b border-edge text-sm">
            <th role="columnheader" scope="col" className="w-1/5 pb-3 text-start">
              <span className="sr-only">Subject</span>
            </th>
            <th role="columnheader" scope="col" className="w-2/5 pb-3 text-start font-semibold text-muted">
              {asks}
            </th>
            <th role="columnheader" scope="col" className="w-2/5 pb-3 text-start font-semibold text-copper">
              {does}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {section.items.map((item) => (
            <tr
              key={item.title}
              role="row"
              className="block border-b border-line py-4 first:border-t md:table-row md:py-0 md:first:border-t-0"
            >
              <th
                role="rowheader"
                scope="row"
                className={`${cell} text-start font-heading text-lg font-semibold`}
              >
                {item.title}
              </th>
              <td role="cell" className={`${cell} text-muted`}>
                <span className="block text-sm font-semibold md:hidden">{asks}: </span>
                {item.asks}
              </td>
              <td role="cell" className={cell}>
                <span className="block text-sm font-semibold text-copper md:hidden">{does}: </span>
                {item.does}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-sm text-muted">Source: {section.source}</p>
    </Section>
  );
}

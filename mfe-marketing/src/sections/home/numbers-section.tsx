import { Section, SectionHeading } from 'shared-ui/layout';
import { claims } from '../../content/claims.ts';
import type { HomeSection } from '../../content/home/section-types.ts';
import { Details } from '../common/details.tsx';

interface Row {
  readonly value: string;
  readonly label: string;
  readonly basis: string;
  readonly limits: string;
}

function FigureRow({ value, label, basis, limits }: Row) {
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="w-28 py-6 pr-4 text-left font-normal md:w-60">
        <span className="block font-heading text-xl leading-tight tabular-nums md:text-2xl">{value}</span>
        <span className="text-sm">{label}</span>
      </th>
      <td className="grid gap-3 py-6 md:grid-cols-2 md:gap-8">
        <p>{basis}</p>
        <p>{limits}</p>
      </td>
    </tr>
  );
}

/** The schedule of figures that a drawing carries: each figure, its record, and its limits in the same size. */
export function NumbersSection({ section }: { section: HomeSection<'numbers'> }) {
  const rows: readonly Row[] = [
    ...section.claims.map((id) => ({
      ...claims[id],
      basis: `${claims[id].counts} ${claims[id].substantiation}`,
    })),
    ...section.program,
  ];
  return (
    <Section id="figures" labelledBy="numbers-title">
      <SectionHeading id="numbers-title" title={section.title} lead={section.lead} />
      <Details label={section.open} className="mt-8">
        <table className="w-full border-collapse border-t border-edge">
          <thead>
            <tr className="border-b border-edge text-left align-baseline text-sm text-muted">
              <th scope="col" className="py-3 pr-4 font-semibold">
                Figure
              </th>
              <th scope="col" className="grid gap-x-8 py-3 font-semibold md:grid-cols-2">
                <span>The record behind it</span> <span>What it does not promise</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FigureRow key={row.label} {...row} />
            ))}
          </tbody>
        </table>
      </Details>
    </Section>
  );
}

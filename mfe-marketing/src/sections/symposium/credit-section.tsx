import { Section } from 'shared-ui/layout';
import type { SymposiumSection } from '../../content/symposium/section-types.ts';
import { cpe } from '../../content/symposium/symposium-text.ts';
import { Details } from '../common/details.tsx';
import { Heading, titleId } from '../common/heading.tsx';

const total = cpe.fields.reduce((sum, { hours }) => sum + hours, 0);
const mostHours = Math.max(...cpe.fields.map(({ hours }) => hours));
/** Quarters of an hour as they were published: `6.25`, and `5.0` where there are none. */
const inHours = (hours: number): string => (Number.isInteger(hours * 10) ? hours.toFixed(1) : String(hours));

function Readings() {
  return (
    <ul className="grid content-start gap-6 lg:col-span-5">
      {cpe.readings.map(({ id, figure, text }) => (
        <li key={id} className="border-t border-edge pt-4">
          <p className="font-heading text-xl tabular-nums md:text-2xl">{figure}</p>
          <p className="mt-2 max-w-measure">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A drawn length beside each figure; the figure says the same. */
function Bar({ hours }: { hours: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-2 block h-1 w-full">
      <path d={`M0 2H${(100 * hours) / mostHours}`} strokeWidth="4" className="stroke-primary" />
    </svg>
  );
}

function FieldTable() {
  return (
    <div className="lg:col-span-7">
      <table className="w-full border-collapse border-t border-edge text-start">
        <caption className="sr-only">CPE hours by field of study</caption>
        <thead>
          <tr className="border-b border-edge text-sm">
            <th scope="col" className="py-2 text-start font-semibold">
              Field of study
            </th>
            <th scope="col" className="py-2 pl-6 text-end font-semibold">
              Hours
            </th>
          </tr>
        </thead>
        <tbody>
          {cpe.fields.map(({ id, name, hours }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-3 text-start font-normal">
                {name}
                <Bar hours={hours} />
              </th>
              <td className="py-3 pl-6 text-end align-top text-lg tabular-nums">{inHours(hours)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-b border-edge">
            <th scope="row" className="py-3 text-start font-semibold">
              Total
            </th>
            <td className="py-3 pl-6 text-end text-lg font-semibold tabular-nums">{inHours(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 max-w-measure text-sm">{cpe.totalNote}</p>
    </div>
  );
}

/** Both readings of the hours, and the hours by field of study with their sum. */
export function CreditSection({ section }: { section: SymposiumSection<'credit'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Readings />
        <FieldTable />
      </div>
      <Details label={section.notesLabel} className="mt-8">
        <dl className="grid gap-6 pb-6 md:grid-cols-2 md:gap-x-12">
          {cpe.notes.map(({ id, title, text }) => (
            <div key={id}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 max-w-measure">{text}</dd>
            </div>
          ))}
        </dl>
      </Details>
    </Section>
  );
}

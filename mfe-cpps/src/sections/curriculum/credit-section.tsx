import { cpe } from 'shared-contract/cpe';
import { programme } from 'shared-contract/programme';
import { Section, SectionHeading } from 'shared-ui/layout';
import { credit } from '../../content/curriculum.ts';

const { weeks, liveSession, cpeHours, cpe: facts } = programme;
const liveMinutes = weeks * liveSession.hours * 60;

const rows = [
  {
    part: 'Live sessions',
    method: 'Group internet based',
    how: `${weeks} x ${liveSession.hours} hours, ${liveMinutes.toLocaleString('en-US')} minutes / ${facts.creditMinutes}`,
    credits: facts.live,
  },
  { part: 'Modules', method: 'Self study', how: 'a test for each, passed', credits: facts.selfStudy },
];

/** What the hours are made of, and who decides whether they count. */
export function CreditSection() {
  return (
    <Section tone="surface" labelledBy="credit-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <SectionHeading id="credit-title" title={credit.title} className="lg:col-span-5" />
        <div className="grid gap-6 lg:col-span-7">
          <table className="w-full text-left">
            <thead>
              <tr className="border-b border-edge text-sm">
                <th scope="col" className="py-2 pr-4 font-semibold">
                  Part and delivery
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  Credits
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ part, method, how, credits }) => (
                <tr key={part} className="border-b border-line align-baseline">
                  <th scope="row" className="py-3 pr-4 font-normal">
                    <span className="font-semibold">{part}</span>, {method.toLowerCase()}
                    <span className="block text-sm text-muted">{how}</span>
                  </th>
                  <td className="py-3 text-right tabular-nums">{credits.toFixed(1)}</td>
                </tr>
              ))}
              <tr className="border-b border-edge font-semibold">
                <th scope="row" className="py-3 pr-4 font-semibold">
                  Whole program
                </th>
                <td className="py-3 text-right tabular-nums">{cpeHours.toFixed(1)}</td>
              </tr>
            </tbody>
          </table>
          <p>{cpe.terms}</p>
          <p>{credit.notes}</p>
          <p className="border-l-2 border-copper pl-4">{cpe.standing}</p>
        </div>
      </div>
    </Section>
  );
}

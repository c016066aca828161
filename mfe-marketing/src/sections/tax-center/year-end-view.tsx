import { Section } from 'shared-ui/layout';
import { Checklist } from './checklist.tsx';
import { Deadlines } from './deadlines.tsx';

/** The list to work through and the dates that end it. */
export function YearEndView() {
  return (
    <>
      <Section labelledBy="checklist-title">
        <h2 id="checklist-title" className="mb-6 text-xl md:text-2xl">
          Year-End Planning for 2026
        </h2>
        <Checklist />
      </Section>
      <Section tone="surface" labelledBy="deadlines-title">
        <h2 id="deadlines-title" className="mb-6 text-xl md:text-2xl">
          Key Tax Deadlines
        </h2>
        <Deadlines />
      </Section>
    </>
  );
}

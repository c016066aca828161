import { Claim } from 'shared-ui/claim';
import { PlanSheet } from 'shared-ui/plan-sheet';
import { programSheet } from '../../../content/home/program-sheet.ts';
import { middlePlanDisclosure, middlePlanSheet } from '../../../content/plan-sheet.ts';

/** What an owner buys. */
export function OwnersSheet() {
  return (
    <Claim disclosure={middlePlanDisclosure} className="gap-3">
      <PlanSheet {...middlePlanSheet} compact />
    </Claim>
  );
}

/** What a CPA takes on. */
export function ProgramSheet() {
  return <PlanSheet {...programSheet} compact />;
}

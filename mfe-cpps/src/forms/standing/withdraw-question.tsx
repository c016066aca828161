import type { ApplicationStanding, StandingRequest } from 'shared-contract/forms/certification/standing';
import { Question } from 'shared-ui/question';
import { withdrawApplication } from './standing.ts';

interface WithdrawQuestionProps {
  readonly asked: StandingRequest;
  readonly onWithdrawn: (standing: ApplicationStanding) => void;
  readonly onKeep: () => void;
}

/** Asks once before an application is withdrawn. */
export function WithdrawQuestion({ asked, onWithdrawn, onKeep }: WithdrawQuestionProps) {
  return (
    <Question
      title="Withdraw this application?"
      confirmLabel="Yes, withdraw it"
      busyLabel="Withdrawing…"
      failed="The application could not be withdrawn."
      onConfirm={async () => onWithdrawn(await withdrawApplication(asked))}
      onKeep={onKeep}
    >
      We stop reviewing it at once, and this cannot be taken back. You can send another one later.
    </Question>
  );
}

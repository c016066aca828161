import { useEffect, useId, useRef, useState } from 'react';
import type { ApplicationStanding, StandingRequest } from 'shared-contract/forms/certification/standing';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { withdrawApplication } from './standing.ts';

interface WithdrawQuestionProps {
  readonly asked: StandingRequest;
  readonly onWithdrawn: (standing: ApplicationStanding) => void;
  readonly onKeep: () => void;
}

/** Asks once before an application is withdrawn. */
export function WithdrawQuestion({ asked, onWithdrawn, onKeep }: WithdrawQuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => heading.current?.focus(), []);

  async function withdraw() {
    setBusy(true);
    setFailure(undefined);
    try {
      onWithdrawn(await withdrawApplication(asked));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The application could not be withdrawn.');
      setBusy(false);
    }
  }

  return (
    <div role="group" aria-labelledby={id} className="grid gap-4 border-l-2 border-danger pl-6">
      <h3 id={id} ref={heading} tabIndex={-1} className="scroll-mb-72 text-lg outline-none">
        Withdraw this application?
      </h3>
      <p>We stop reviewing it at once, and this cannot be taken back. You can send another one later.</p>
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-4">
        <Button variant="danger" busy={isBusy} className="max-sm:w-full" onClick={() => void withdraw()}>
          {isBusy ? 'Withdrawing…' : 'Yes, withdraw it'}
        </Button>
        <Button variant="secondary" disabled={isBusy} className="max-sm:w-full" onClick={onKeep}>
          No, keep it
        </Button>
      </div>
    </div>
  );
}

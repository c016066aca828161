import { useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { officeZone } from 'shared-contract/firm';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { clockLabel, ownZone } from './call-times.ts';
import { confirmCall, type ManagedCall } from './calls.ts';

interface ConfirmQuestionProps {
  readonly call: ManagedCall;
  readonly token: string;
  readonly onChange: (call: ManagedCall) => void;
  readonly onMove: () => void;
  readonly onCancel: () => void;
}

function words({ status, heldUntil }: ManagedCall): string {
  if (status === 'lapsed')
    return 'It was kept for you for a quarter of an hour, and then it was taken. Choose another time, and it is yours at once.';
  if (heldUntil !== null && Date.parse(heldUntil) > Date.now())
    return `We keep the time for you until ${clockLabel(heldUntil, ownZone(officeZone))}. Confirm it, and we call you then.`;
  return 'We kept the time for a quarter of an hour. It is still free: confirm it, and it is yours.';
}

/** What is asked about a call that nobody has confirmed: one press, which programs that read mail do not make. */
export function ConfirmQuestion({ call, token, onChange, onMove, onCancel }: ConfirmQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isLapsed = call.status === 'lapsed';

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await confirmCall(token));
    } catch (error) {
      setBusy(false);
      if (error instanceof CallRefusal && error.errors['startsAt']) onChange({ ...call, status: 'lapsed' });
      else setFailure(error instanceof Error ? error.message : 'The call could not be confirmed.');
    }
  }

  return (
    <div className="grid max-w-measure gap-6">
      <p>{words(call)}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-4 print:hidden">
        {isLapsed ? null : (
          <Button busy={isBusy} className="max-sm:w-full" onClick={() => void confirm()}>
            {isBusy ? 'Confirming…' : 'Confirm the call'}
          </Button>
        )}
        <Button variant={isLapsed ? 'primary' : 'secondary'} className="max-sm:w-full" onClick={onMove}>
          Choose another time
        </Button>
        {isLapsed ? null : (
          <Button variant="secondary" className="max-sm:w-full" onClick={onCancel}>
            Cancel the call
          </Button>
        )}
      </div>
    </div>
  );
}

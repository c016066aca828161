import { useSession } from 'shared-auth/session-provider';
import { useEffect, useRef, useState, type InputEvent } from 'react';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { loadSchemas } from './load-schemas.ts';
import { useSignOut } from './use-sign-out.ts';

/** Shows an error at its field. */
const atField = (field: string) => (error: unknown) => {
  const message = error instanceof Error ? error.message : '';
  throw Object.assign(new Error(message, { cause: error }), { errors: { [field]: message } });
};

/** Submits the form at the sixth digit. */
function sendWhenWhole({ currentTarget }: InputEvent<HTMLInputElement>): void {
  if (/^\d{6}$/.test(currentTarget.value.replaceAll(/\s/g, ''))) currentTarget.form?.requestSubmit();
}

function AppCode({ onGiven }: { onGiven: () => void }) {
  const { secondFactor } = useSession();
  return (
    <Form
      label="Code from your app"
      schema={async () => (await loadSchemas()).codeSchema}
      onSubmit={async ({ code }) => (await secondFactor()).giveCode(code).then(onGiven, atField('code'))}
      submitLabel="Continue"
      busyLabel="Checking..."
    >
      <TextField
        label="Enter the code from your app"
        name="code"
        hint="6 digits, new every 30 seconds."
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={8}
        onInput={sendWhenWhole}
        autoFocus
        required
      />
    </Form>
  );
}

/** Returns how many recovery codes are left, once it is known. */
function useCodesLeft() {
  const { secondFactor } = useSession();
  const ask = useRef(secondFactor);
  const [left, setLeft] = useState<{ remaining: number; total: number } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const asked = ask.current().then(({ codesLeft }) => codesLeft());
    asked.then(
      (told) => {
        if (isCurrent) setLeft(told);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return left;
}

function RecoveryCode({ onGiven }: { onGiven: () => void }) {
  const { secondFactor } = useSession();
  const left = useCodesLeft();
  const given = () => {
    onGiven();
    if (left)
      notify.info(`That code is used up: ${left.remaining - 1} of ${left.total} recovery codes are left.`);
  };
  return (
    <Form
      label="Recovery code"
      schema={async () => (await loadSchemas()).recoveryCodeSchema}
      onSubmit={async ({ recoveryCode }) =>
        (await secondFactor()).giveRecoveryCode(recoveryCode).then(given, atField('recoveryCode'))
      }
      submitLabel="Use this code"
      busyLabel="Checking..."
    >
      <TextField
        label="Recovery code"
        name="recoveryCode"
        hint={
          <>
            One of the codes that you stored. Each works once.{' '}
            <span role="status">{left ? `${left.remaining} of ${left.total} left` : ''}</span>
          </>
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        required
      />
    </Form>
  );
}

/** The second step of a sign-in. It ends when the session accepts the code. */
export function SecondStep({ onGiven }: { readonly onGiven: () => void }) {
  const { user } = useSession();
  const [isBusy, signOut] = useSignOut();
  const [isRecovery, setIsRecovery] = useState(false);
  const Step = isRecovery ? RecoveryCode : AppCode;
  return (
    <div className="flex flex-col gap-6">
      <Step onGiven={onGiven} />
      <Button variant="quiet" className="-ml-6 self-start" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? 'Use the code from your app' : 'Use a recovery code'}
      </Button>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <p className="min-w-0 break-words text-muted">Signing in as {user?.email}</p>
        <Button variant="secondary" size="sm" busy={isBusy} onClick={signOut}>
          Sign out
        </Button>
      </div>
    </div>
  );
}

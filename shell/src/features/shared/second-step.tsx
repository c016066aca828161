import { useSession } from 'shared-auth/session-provider';
import { useEffect, useRef, useState, type InputEvent, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { notify } from 'shared-ui/toast';

const schemas = () =>
  loadChunk(() => import(/* webpackChunkName: "shell-schemas" */ './second-step.schema.ts'));

/** A refusal stands at the field that it is about. */
const atField = (field: string) => (error: unknown) => {
  const message = error instanceof Error ? error.message : '';
  throw Object.assign(new Error(message, { cause: error }), { errors: { [field]: message } });
};

/** A code is whole at its sixth digit: nobody has to look for the button. */
function sendWhenWhole({ currentTarget }: InputEvent<HTMLInputElement>): void {
  if (/^\d{6}$/.test(currentTarget.value.replaceAll(/\s/g, ''))) currentTarget.form?.requestSubmit();
}

interface StepProps {
  readonly onGiven: () => void;
  readonly children: ReactNode;
}

function AppCode({ onGiven, children }: StepProps) {
  const { secondFactor } = useSession();
  return (
    <>
      <Form
        label="Code from your app"
        schema={async () => (await schemas()).codeSchema}
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
      {children}
    </>
  );
}

/** How many are left is told where it is known; the field does not wait for it. */
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

function RecoveryCode({ onGiven, children }: StepProps) {
  const { secondFactor } = useSession();
  const left = useCodesLeft();
  const given = () => {
    onGiven();
    if (left)
      notify.info(`That code is used up: ${left.remaining - 1} of ${left.total} recovery codes are left.`);
  };
  return (
    <>
      <Form
        label="Recovery code"
        schema={async () => (await schemas()).recoveryCodeSchema}
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
      {children}
    </>
  );
}

/** The second step of a sign-in. Whoever is shown it follows the session: it ends the moment the code was right. */
export function SecondStep({ onGiven }: { readonly onGiven: () => void }) {
  const { user, signOut } = useSession();
  const [isRecovery, setIsRecovery] = useState(false);
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    await signOut().catch(() =>
      notify.error('Signing out did not work. Check your connection and try again.'),
    );
    setBusy(false);
  }

  const Step = isRecovery ? RecoveryCode : AppCode;
  return (
    <div className="flex flex-col gap-6">
      <Step onGiven={onGiven}>
        <Button variant="quiet" className="-ml-6 self-start" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Use the code from your app' : 'Use a recovery code'}
        </Button>
      </Step>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <p className="min-w-0 break-words text-muted">Signing in as {user?.email}</p>
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void leave()}>
          Sign out
        </Button>
      </div>
    </div>
  );
}

import { useUser } from 'shared-auth/session-provider';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { PasswordField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { passwordSchema } from '../../two-factor.schema.ts';
import { atField } from './code-form.tsx';
import { CodesStep } from './codes-step.tsx';
import { ScanStep } from './scan-step.tsx';
import { useEnrolment, type EnrolmentStep } from './use-enrolment.ts';

const texts: Readonly<Record<EnrolmentStep['at'], { title: string; description: string }>> = {
  password: { title: 'Enable two-factor authentication', description: 'First, show that it is you.' },
  scan: {
    title: 'Connect your authenticator app',
    description: 'Any app for one-time codes will do: the one of your phone, or of your password manager.',
  },
  codes: {
    title: 'Store your recovery codes',
    description:
      'If you lose your phone, each of these opens your account once. They are not shown again: keep them where you keep your passwords.',
  },
  further: {
    title: 'Add a second authenticator',
    description:
      'Recovery codes are not available here. A second app, on another device, opens your account if you lose the first.',
  },
};

function PasswordStep({ onPassword }: { readonly onPassword: (password: string) => Promise<void> }) {
  const { email } = useUser();
  return (
    <Form
      label="Proof that it is you"
      schema={() => Promise.resolve(passwordSchema)}
      onSubmit={({ password }) => onPassword(password).catch(atField('password'))}
      submitLabel="Continue"
      busyLabel="Checking..."
    >
      <input type="email" name="account" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField label="Your password" name="password" autoComplete="current-password" required />
    </Form>
  );
}

interface FurtherStepProps {
  readonly onAdd: () => Promise<unknown>;
  readonly onSkip: () => void;
}

function FurtherStep({ onAdd, onSkip }: FurtherStepProps) {
  const [busy, setBusy] = useState(false);
  async function add() {
    setBusy(true);
    await onAdd();
    setBusy(false);
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} onClick={() => void add()}>
        Add another
      </Button>
      <Button variant="secondary" onClick={onSkip}>
        Not now
      </Button>
    </div>
  );
}

/** Turns the second factor on, step by step. */
export function EnableDialog({ onClose }: { readonly onClose: () => void }) {
  const { email = '' } = useUser();
  const { step, prove, confirm, addFurther, finish, leave } = useEnrolment(onClose);
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      {...texts[step.at]}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
    >
      {step.at === 'password' ? <PasswordStep onPassword={prove} /> : null}
      {step.at === 'scan' ? (
        <ScanStep
          key={step.id}
          secret={step.secret}
          uri={step.uri}
          onCode={(code) => confirm(step.id, code)}
        />
      ) : null}
      {step.at === 'codes' ? <CodesStep codes={step.codes} email={email} onDone={finish} /> : null}
      {step.at === 'further' ? <FurtherStep onAdd={addFurther} onSkip={finish} /> : null}
    </Dialog>
  );
}

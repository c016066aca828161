import { useSession, useUser } from 'shared-auth/session-provider';
import { useRef, useState } from 'react';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { PasswordField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { passwordSchema } from '../../two-factor.schema.ts';
import { atField } from './code-form.tsx';
import { CodesStep } from './codes-step.tsx';
import { ScanStep } from './scan-step.tsx';

type Step =
  | { readonly at: 'password' | 'further' }
  | { readonly at: 'scan'; readonly id: string; readonly secret: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const texts: Readonly<Record<Step['at'], { title: string; description: string }>> = {
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

/** Password, authenticator, recovery codes. Whoever closes before the first right code has changed nothing. */
export function EnableDialog({ onClose }: { readonly onClose: () => void }) {
  const { secondFactor } = useSession();
  const user = useUser();
  const [step, setStep] = useState<Step>({ at: 'password' });
  const [busy, setBusy] = useState(false);
  const isOn = useRef(false);

  async function begin(name: string) {
    const { enroll } = await secondFactor();
    setStep({ at: 'scan', ...(await enroll(name, brand.name)) });
  }
  async function prove(password: string) {
    await (await secondFactor()).provePassword(password);
    await begin('Authenticator app');
  }
  async function confirm(id: string, code: string) {
    const { confirm: give, makeCodes } = await secondFactor();
    await give(id, code);
    if (isOn.current) return finish();
    isOn.current = true;
    // It is on by now, whatever becomes of the codes: they can be made again from the settings.
    const codes = await makeCodes().catch((cause: unknown) => {
      notify.error(cause instanceof Error ? cause.message : 'The recovery codes could not be made.');
      return undefined;
    });
    if (codes === undefined) return finish();
    return setStep(codes === null ? { at: 'further' } : { at: 'codes', codes });
  }
  function finish() {
    notify.success('Two-factor authentication is on');
    onClose();
  }
  async function addFurther() {
    setBusy(true);
    await begin('Second authenticator').catch((cause: unknown) =>
      notify.error(cause instanceof Error ? cause.message : 'That did not work. Try again.'),
    );
    setBusy(false);
  }
  function leave() {
    if (step.at === 'scan') {
      const { id } = step;
      // What is left of it is removed by the next attempt, and by the server after some minutes.
      void secondFactor()
        .then(({ abandon }) => abandon(id))
        .catch(() => undefined);
    }
    if (isOn.current) finish();
    else onClose();
  }

  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      {...texts[step.at]}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
    >
      {step.at === 'password' ? (
        <Form
          label="Proof that it is you"
          schema={() => Promise.resolve(passwordSchema)}
          onSubmit={({ password }) => prove(password).catch(atField('password'))}
          submitLabel="Continue"
          busyLabel="Checking..."
        >
          <input
            type="email"
            name="account"
            autoComplete="username"
            defaultValue={user.email}
            readOnly
            hidden
          />
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        </Form>
      ) : null}
      {step.at === 'scan' ? (
        <ScanStep
          key={step.id}
          secret={step.secret}
          uri={step.uri}
          onCode={(code) => confirm(step.id, code)}
        />
      ) : null}
      {step.at === 'codes' ? <CodesStep codes={step.codes} email={user.email ?? ''} onDone={finish} /> : null}
      {step.at === 'further' ? (
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void addFurther()}>
            Add another
          </Button>
          <Button variant="secondary" onClick={finish}>
            Not now
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}

import { useRef, useState } from 'react';
import { useSession, useUser } from 'shared-auth/session-provider';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { PasswordField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { notify } from 'shared-ui/toast';
import { renderSVG } from 'uqr';
import { useWrite } from '../../lib/use-action.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { atField, messageOf } from '../../lib/field-error.ts';
import { CodeForm, CodesStep, copy, inFours, passwordSchema } from './two-factor-codes.tsx';

interface ScanStepProps {
  readonly secret: string;
  readonly uri: string;
  readonly onCode: (code: string) => Promise<void>;
}

/** An `img`, which isolates the SVG from scripts and styles. Always light, because cameras need the contrast. */
const imageOf = (uri: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2, ecc: 'M' }))}`;

/** The user scans the QR code, then confirms with a code from the authenticator. */
function ScanStep({ secret, uri, onCode }: ScanStepProps) {
  return (
    <>
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>
          <p>Open an authenticator app on your phone and scan this code.</p>
          <img
            src={imageOf(uri)}
            width={200}
            height={200}
            alt="QR code for your authenticator app"
            className="mt-3 rounded-md border border-line"
          />
          <p className="mt-3 text-sm text-muted">Cannot scan it? Type this key into the app:</p>
          <div className="flex flex-wrap items-center gap-x-3">
            <code className="text-sm wrap-anywhere">{inFours(secret)}</code>
            <Button
              size="sm"
              variant="quiet"
              className="-ml-4"
              onClick={() => void copy(secret, 'The key is')}
            >
              Copy
            </Button>
          </div>
        </li>
        <li>Enter the code that the app shows for this account.</li>
      </ol>
      <CodeForm submitLabel="Continue" busyLabel="Checking..." onCode={onCode} />
    </>
  );
}

type EnrolmentStep =
  | { readonly at: 'password' | 'further' }
  | { readonly at: 'scan'; readonly id: string; readonly secret: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const showError = (cause: unknown, otherwise?: string): undefined => {
  notify.error(messageOf(cause, otherwise));
};

/** Password, authenticator, recovery codes. Leaving before the first valid code changes nothing. */
function useEnrolment(onClose: () => void) {
  const { secondFactor } = useSession();
  const [step, setStep] = useState<EnrolmentStep>({ at: 'password' });
  const isOn = useRef(false);

  async function begin(name: string) {
    const { enroll } = await secondFactor();
    setStep({ at: 'scan', ...(await enroll(name, brand.name)) });
  }
  function finish() {
    notify.success('Two-factor authentication is on');
    onClose();
  }

  return {
    step,
    finish,
    prove: async (password: string) => {
      await (await secondFactor()).provePassword(password);
      await begin('Authenticator app');
    },
    confirm: async (id: string, code: string) => {
      const { confirm, makeCodes } = await secondFactor();
      await confirm(id, code);
      if (isOn.current) {
        finish();
        return;
      }
      isOn.current = true;
      // Two-factor authentication is on even if this fails. The user can create new codes in the settings.
      const codes = await makeCodes().catch((cause: unknown) =>
        showError(cause, 'The recovery codes could not be made.'),
      );
      if (codes === undefined) finish();
      else setStep(codes === null ? { at: 'further' } : { at: 'codes', codes });
    },
    addFurther: () => begin('Second authenticator').catch(showError),
    leave: () => {
      if (step.at === 'scan') {
        const { id } = step;
        // If this fails, the next attempt removes the factor, or the server does after some minutes.
        void secondFactor()
          .then(({ abandon }) => abandon(id))
          .catch(() => undefined);
      }
      if (isOn.current) finish();
      else onClose();
    },
  };
}

const texts: Readonly<Record<EnrolmentStep['at'], { title: string; description: string }>> = {
  password: { title: 'Enable two-factor authentication', description: 'First, confirm that it’s you.' },
  scan: {
    title: 'Connect your authenticator app',
    description:
      'Any app for one-time codes works, such as the one on your phone or in your password manager.',
  },
  codes: {
    title: 'Store your recovery codes',
    description:
      'If you lose your phone, each of these opens your account once. They are not shown again. Store them with your passwords.',
  },
  further: {
    title: 'Add a second authenticator',
    description:
      'Recovery codes are not available here. A second app, on another device, opens your account if you lose the first.',
  },
};

function PasswordStep({ onPassword }: { readonly onPassword: (password: string) => Promise<void> }) {
  const { email } = useUser();
  const { mutateAsync } = useWrite(onPassword);
  return (
    <Form
      label="Confirm that it’s you"
      schema={() => Promise.resolve(passwordSchema)}
      onSubmit={({ password }) => mutateAsync(password).catch(atField('password'))}
      submitLabel="Continue"
      busyLabel="Checking..."
    >
      <input type="email" name="account" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField label="Your password" name="password" autoComplete="current-password" required />
    </Form>
  );
}

function FurtherStep({ onAdd, onSkip }: { onAdd: () => Promise<unknown>; onSkip: () => void }) {
  const { mutateAsync: add, isPending: isBusy } = useWrite(onAdd);
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={isBusy} onClick={() => void add()}>
        Add another
      </Button>
      <Button variant="secondary" onClick={onSkip}>
        Not now
      </Button>
    </div>
  );
}

export function EnableDialog({ onClose }: { readonly onClose: () => void }) {
  const { email = '' } = useUser();
  const { step, prove, confirm, addFurther, finish, leave } = useEnrolment(onClose);
  return (
    <OpenDialog {...texts[step.at]} onClose={leave}>
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
    </OpenDialog>
  );
}

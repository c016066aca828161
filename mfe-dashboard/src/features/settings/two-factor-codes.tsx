import { type InputEvent, useState } from 'react';
import { useSession, useUser } from 'shared-auth/session-provider';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { CheckboxField, TextField } from 'shared-ui/field';
import { Form, formSchema } from 'shared-ui/form';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import * as z from 'zod/mini';
import { copyText } from '../../lib/browser.ts';
import { useWrite } from '../../lib/use-action.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { atField } from '../../lib/field-error.ts';

/** Removes spaces and hyphens from a typed or pasted code. */
const bare = z.pipe(
  z.string(),
  z.transform((text) => text.replaceAll(/[\s-]/g, '')),
);

export const passwordSchema = formSchema(
  z.object({ password: z.string().check(z.minLength(1, 'Enter your password')) }),
);

const codeSchema = formSchema(
  z.object({
    code: z.pipe(bare, z.string().check(z.regex(/^\d{6}$/, 'Enter the 6 digits that your app shows'))),
  }),
);

const recoveryCodeSchema = formSchema(
  z.object({ code: z.pipe(bare, z.string().check(z.minLength(1, 'Enter one of your recovery codes'))) }),
);

/** Submits the form after the sixth digit. */
function submitWhenComplete({ currentTarget }: InputEvent<HTMLInputElement>): void {
  if (/^\d{6}$/.test(currentTarget.value.replaceAll(/\s/g, ''))) currentTarget.form?.requestSubmit();
}

interface CodeFormProps {
  /** Accepts a recovery code instead of a code from the authenticator. */
  readonly isRecovery?: boolean;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly onCode: (code: string) => Promise<void>;
}

export function CodeForm({ isRecovery = false, submitLabel, busyLabel, onCode }: CodeFormProps) {
  const { mutateAsync } = useWrite(onCode);
  return (
    <Form
      label={isRecovery ? 'Recovery code' : 'Code from your app'}
      schema={() => Promise.resolve(isRecovery ? recoveryCodeSchema : codeSchema)}
      onSubmit={({ code }) => mutateAsync(code).catch(atField('code'))}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
    >
      {isRecovery ? (
        <TextField
          label="Recovery code"
          name="code"
          hint="You can use each code once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
      ) : (
        <TextField
          label="6-digit code"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={8}
          onInput={submitWhenComplete}
          required
        />
      )}
    </Form>
  );
}

/** Groups characters by four, so that codes are easier to read and type. */
export const inFours = (text: string, between = ' '): string => text.match(/.{1,4}/g)?.join(between) ?? '';

export const copy = (text: string, what: string): Promise<void> =>
  copyText(text, `${what} copied`, 'Your browser blocked copying. Select the text and copy it yourself.');

interface CodesStepProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
}

/** Shows the ten codes once. The user must confirm that they saved them. */
export function CodesStep({ codes, email, onDone }: CodesStepProps) {
  const [isStored, setIsStored] = useState(false);
  const lines = codes.map((code) => inFours(code, '-'));
  const file = [
    `Recovery codes for ${email} at ${brand.name}`,
    'Each opens your account once, instead of the code from your app.',
    '',
    ...lines,
    '',
  ].join('\r\n');
  return (
    <>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-2 rounded-md border border-line bg-ground p-4 sm:grid-cols-2"
      >
        {lines.map((line) => (
          <li key={line}>
            <code className="whitespace-nowrap">{line}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => void copy(lines.join('\n'), 'The codes are')}>
          Copy
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() =>
            saveFile({ name: 'recovery-codes.txt', type: 'text/plain;charset=utf-8', content: file })
          }
        >
          Download
        </Button>
      </div>
      <CheckboxField
        name="stored"
        label="I have stored these codes"
        required
        onChange={({ currentTarget }) => setIsStored(currentTarget.checked)}
      />
      <Button className="self-start" disabled={!isStored} onClick={onDone}>
        Done
      </Button>
    </>
  );
}

export function RenewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { secondFactor } = useSession();
  const user = useUser();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function renew(code: string) {
    const { giveCode, makeCodes } = await secondFactor();
    await giveCode(code);
    const made = await makeCodes();
    if (made === null) throw new Error('Recovery codes are not available here.');
    setCodes(made);
  }

  return (
    <OpenDialog
      title={codes === null ? 'Make new recovery codes?' : 'Store your recovery codes'}
      description={
        codes === null
          ? 'Your current codes stop working.'
          : 'Your earlier codes no longer work. The new ones are not shown again.'
      }
      onClose={onClose}
    >
      {codes === null ? (
        <CodeForm submitLabel="Make new codes" busyLabel="Making them..." onCode={renew} />
      ) : (
        <CodesStep codes={codes} email={user.email ?? ''} onDone={onClose} />
      )}
    </OpenDialog>
  );
}

/** Requires a code, because access to an unlocked computer must not be enough to turn the factor off. */
export function TurnOffDialog({ onClose }: { readonly onClose: () => void }) {
  const { secondFactor } = useSession();
  /** True if the user lost the authenticator. */
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <OpenDialog
      title="Turn off two-factor authentication?"
      description="Your password alone will open your account."
      onClose={onClose}
    >
      <CodeForm
        key={String(isRecovery)}
        isRecovery={isRecovery}
        submitLabel="Turn off"
        busyLabel="Turning off..."
        onCode={async (code) => {
          await (await secondFactor()).turnOff(isRecovery ? { recoveryCode: code } : { code });
          notify.success('Two-factor authentication is off');
          onClose();
        }}
      />
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 self-start"
        onClick={() => setIsRecovery(!isRecovery)}
      >
        {isRecovery ? 'Use the code from your app' : 'Use a recovery code'}
      </Button>
    </OpenDialog>
  );
}

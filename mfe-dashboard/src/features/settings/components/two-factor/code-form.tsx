import type { FactorProof } from 'shared-auth/session-store';
import { useState, type InputEvent } from 'react';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { codeSchema, recoveryCodeSchema } from '../../two-factor.schema.ts';

/** A refusal stands at the field that it is about. */
export const atField = (field: string) => (cause: unknown) => {
  const message = cause instanceof Error ? cause.message : 'That did not work. Try again.';
  throw Object.assign(new Error(message, { cause }), { errors: { [field]: message } });
};

/** A code is whole at its sixth digit: nobody has to look for the button. */
function sendWhenWhole({ currentTarget }: InputEvent<HTMLInputElement>): void {
  if (/^\d{6}$/.test(currentTarget.value.replaceAll(/\s/g, ''))) currentTarget.form?.requestSubmit();
}

interface CodeFormProps {
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly onCode: (code: string) => Promise<void>;
}

export function CodeForm({ submitLabel, busyLabel, onCode }: CodeFormProps) {
  return (
    <Form
      label="Code from your app"
      schema={() => Promise.resolve(codeSchema)}
      onSubmit={({ code }) => onCode(code).catch(atField('code'))}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
    >
      <TextField
        label="6-digit code"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={8}
        onInput={sendWhenWhole}
        required
      />
    </Form>
  );
}

interface ProofFormProps {
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly onProof: (proof: FactorProof) => Promise<void>;
}

/** A code of the app, or a recovery code by who has lost it. */
export function ProofForm({ submitLabel, busyLabel, onProof }: ProofFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      {isRecovery ? (
        <Form
          label="Recovery code"
          schema={() => Promise.resolve(recoveryCodeSchema)}
          onSubmit={(proof) => onProof(proof).catch(atField('recoveryCode'))}
          submitLabel={submitLabel}
          busyLabel={busyLabel}
        >
          <TextField
            label="Recovery code"
            name="recoveryCode"
            hint="It is used up by this."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
          />
        </Form>
      ) : (
        <CodeForm submitLabel={submitLabel} busyLabel={busyLabel} onCode={(code) => onProof({ code })} />
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 self-start"
        onClick={() => setIsRecovery(!isRecovery)}
      >
        {isRecovery ? 'Use the code from your app' : 'Use a recovery code'}
      </Button>
    </>
  );
}

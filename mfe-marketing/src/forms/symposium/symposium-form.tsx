import { submitForm, type FormReceipt } from 'shared-auth/submit-form';
import type { SymposiumRegistration } from 'shared-contract/forms/symposium/schema';
import { FORMS_PATH } from 'shared-contract/forms/names';
import { Form } from 'shared-ui/form';
import { FormBlock } from 'shared-ui/form-block';
import { Received, useSentForm } from 'shared-ui/form-kit';
import { loadSymposiumSchema } from './load-symposium-schema.ts';
import { SymposiumFields } from './symposium-fields.tsx';

interface SymposiumFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** For the next event: that it is for the waitlist is the server's to say, by its own clock. */
  readonly isWaitlist: boolean;
}

/** A registration for the symposium. Whether it is a seat, the mail says and the page does not: the address may be anybody's. */
export function SymposiumForm({ label, submitLabel, isWaitlist }: SymposiumFormProps) {
  const { place, sender } = useSentForm();
  return (
    <FormBlock form="symposium" height={742} label={label}>
      <div ref={place}>
        <Form<SymposiumRegistration, FormReceipt>
          schema={loadSymposiumSchema}
          onSubmit={async (registration, attempt) => {
            const receipt = await submitForm('symposium', registration, attempt);
            sender.sent();
            return receipt;
          }}
          submitLabel={submitLabel}
          busyLabel="Sending..."
          draftKey="symposium"
          trap
          action={`${FORMS_PATH}symposium`}
          label={label}
          done={({ name, email }, { reference }) => (
            <Received form="symposium" sender={sender} name={name} email={email} reference={reference} />
          )}
        >
          {(errors) => <SymposiumFields errors={errors} isWaitlist={isWaitlist} />}
        </Form>
      </div>
    </FormBlock>
  );
}

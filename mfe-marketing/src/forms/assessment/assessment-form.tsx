import { submitForm, type FormReceipt } from 'shared-auth/submit-form';
import { Form } from 'shared-ui/form';
import { FormBlock } from 'shared-ui/form-block';
import { Received, type Sender, useSentForm } from 'shared-ui/form-kit';
import { AssessmentFields } from './assessment-fields.tsx';
import { AssessmentResult } from './assessment-result.tsx';
import type { AssessmentEntry } from './assessment-schema.ts';
import { loadAssessmentSchema } from './load-assessment-schema.ts';
import { toSubmission } from './to-submission.ts';
import { RESULT_STEP, useAssessmentSteps } from './use-assessment-steps.ts';

const submitLabels: Readonly<Record<number, string>> = {
  [RESULT_STEP - 1]: 'See my result',
  [RESULT_STEP]: 'Send my result',
};

/** The result stays, below the marks of the steps; the thanks take the place of the fields. */
function Sent({
  entry,
  reference,
  sender,
}: {
  readonly entry: AssessmentEntry;
  readonly reference: string;
  readonly sender: Sender;
}) {
  return (
    <div className="mt-7 grid gap-8">
      <h2 className="text-lg md:text-xl">Your result</h2>
      <AssessmentResult answers={entry} />
      <div className="border-t border-edge pt-6">
        <Received
          form="assessment"
          sender={sender}
          name={entry.name}
          email={entry.email}
          reference={reference}
        />
      </div>
    </div>
  );
}

/** The free assessment of a business: ten questions, a result worked out in the browser, and sending it if one likes. */
export function AssessmentForm({ source, label }: { readonly source: string; readonly label: string }) {
  const steps = useAssessmentSteps();
  const { place, sender } = useSentForm();
  return (
    <FormBlock
      form="assessment"
      height={500}
      label={label}
      className="min-h-168 has-data-[slot=received]:min-h-0 md:min-h-144 md:has-data-[slot=received]:min-h-0 noscript:min-h-0"
    >
      <div ref={place} onSubmitCapture={steps.onSubmitCapture}>
        <Form<AssessmentEntry, FormReceipt>
          schema={loadAssessmentSchema}
          onSubmit={async (entry, attempt) => {
            const receipt = await submitForm('assessment', toSubmission(entry, source), attempt);
            sender.sent();
            return receipt;
          }}
          submitLabel={submitLabels[steps.step] ?? 'Continue'}
          busyLabel="Sending..."
          draftKey="assessment"
          trap
          label={label}
          done={(entry, { reference }) => <Sent entry={entry} reference={reference} sender={sender} />}
        >
          {(errors) => <AssessmentFields steps={steps} formErrors={errors} />}
        </Form>
      </div>
    </FormBlock>
  );
}

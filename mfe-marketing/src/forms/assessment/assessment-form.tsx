import type { ReactNode } from 'react';
import { replyHours } from 'shared-contract/firm';
import { submitForm, type FormReceipt } from 'shared-auth/submit-form';
import { Form } from 'shared-ui/form';
import { FormBlock } from 'shared-ui/form-block';
import { Arrival } from '../arrival.tsx';
import { Received } from '../received.tsx';
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

const next = [
  'One of us reads your answers with the three suggestions.',
  'You get a reply with the first two questions we would put to your CPA.',
  'You choose whether we talk. Without a call, nothing follows.',
];

/** The result stays where it stood, below the marks of the steps; what gives way to the thanks was as high as they are. */
function Sent({
  entry,
  reference,
  children,
}: {
  entry: AssessmentEntry;
  reference: string;
  children: ReactNode;
}) {
  return (
    <div className="mt-7 grid gap-8">
      <h2 className="text-lg md:text-xl">Your result</h2>
      <AssessmentResult answers={entry} />
      <div className="grid min-h-154 content-start gap-6 border-t border-edge pt-6 md:min-h-94">
        <Arrival>
          <Received name={entry.name} reference={reference}>
            <p>Your answers and their result are with us. We reply within {replyHours} hours.</p>
          </Received>
        </Arrival>
        <ol className="grid list-decimal gap-2 pl-6 marker:text-copper">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}

/** The free assessment of a business: ten questions, a result worked out in the browser, and sending it if one likes. */
export function AssessmentForm({
  source,
  label,
  afterwards,
}: {
  readonly source: string;
  readonly label: string;
  /** Stands below the result once it is sent. */
  readonly afterwards: ReactNode;
}) {
  const steps = useAssessmentSteps();
  return (
    <FormBlock
      form="assessment"
      height={500}
      label={label}
      className="min-h-168 md:min-h-144 noscript:min-h-0"
    >
      <div onSubmitCapture={steps.onSubmitCapture}>
        <Form<AssessmentEntry, FormReceipt>
          schema={loadAssessmentSchema}
          onSubmit={(entry, attempt) => submitForm('assessment', toSubmission(entry, source), attempt)}
          submitLabel={submitLabels[steps.step] ?? 'Continue'}
          busyLabel="Sending..."
          draftKey="assessment"
          trap
          label={label}
          done={(entry, { reference }) => (
            <Sent entry={entry} reference={reference}>
              {afterwards}
            </Sent>
          )}
        >
          {(errors) => <AssessmentFields steps={steps} formErrors={errors} />}
        </Form>
      </div>
    </FormBlock>
  );
}

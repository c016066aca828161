import { Form } from 'shared-ui/form';
import { Icon } from 'shared-ui/icon';
import type { OnboardingStep } from 'shared-contract/onboarding/step-types';
import type { StepAnswers } from './answers.ts';
import { loadStepSchema } from './load-step-schema.ts';
import { Question } from './question.tsx';

interface StepFormProps {
  readonly step: OnboardingStep;
  /** What was saved before, or what the account already tells. */
  readonly answers: StepAnswers;
  readonly draftKey: string;
  readonly submitLabel: string;
  /** Rejects with words for the person when the answers could not be saved. */
  readonly onSave: (answers: StepAnswers) => Promise<void>;
}

function Aside({ step }: { step: OnboardingStep }) {
  return (
    <aside className="grid content-start gap-6 border-t border-line pt-6 lg:col-span-4 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
      <div className="grid gap-2">
        <h3 className="text-base font-semibold">Why we ask</h3>
        <p className="text-muted">{step.why}</p>
      </div>
      {step.atHand ? (
        <div className="grid gap-2">
          <h3 className="text-base font-semibold">Good to have at hand</h3>
          <ul className="grid gap-2 text-muted">
            {step.atHand.map((paper) => (
              <li key={paper} className="flex gap-3">
                <Icon name="file" className="mt-1 text-copper" />
                {paper}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="text-sm text-muted">
        What you type stays on this device until you save the step, for a week at most and while you are
        signed in. Once saved, it is in your file and gone from here.
      </p>
    </aside>
  );
}

/** One step: its questions, and beside them why they are asked. */
export function StepForm({ step, answers, draftKey, submitLabel, onSave }: StepFormProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-12">
      <div className="lg:col-span-8 lg:max-w-measure">
        <Form<StepAnswers>
          label={step.title}
          schema={() => loadStepSchema(step)}
          onSubmit={onSave}
          submitLabel={submitLabel}
          busyLabel="Saving..."
          draftKey={draftKey}
        >
          {(errors) =>
            step.fields.map((field) => (
              <Question key={field.id} field={field} answer={answers[field.id]} error={errors[field.id]} />
            ))
          }
        </Form>
      </div>
      <Aside step={step} />
    </div>
  );
}

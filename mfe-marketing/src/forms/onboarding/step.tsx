import type { ReactNode } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import type { Answer, StepAnswers } from 'shared-contract/onboarding/answers';
import type { OnboardingField, OnboardingStep } from 'shared-contract/onboarding/step-types';
import { loadChunk } from 'shared-ui/chunks';
import { CheckboxField, SelectField, TextareaField, TextField } from 'shared-ui/field';
import { Form, type FormSchema } from 'shared-ui/form';
import { ChoiceGroup } from 'shared-ui/form-kit';
import { Icon } from 'shared-ui/icon';
import { boxName, inputText } from './answers.ts';

const load = () => loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ './schema.ts'));

const NOT_CHECKED = 'We could not check this step. Your answers are saved on this device.';

/**
 * Loads a step's validation when the visitor starts to fill in the first one.
 * @throws an Error with a message for the user if loading fails
 */
const loadStepSchema = (step: OnboardingStep): Promise<FormSchema<StepAnswers>> =>
  load().then(
    ({ stepSchema }) => stepSchema(step),
    (error: unknown) => {
      throw new Error(dataMessage(error, { what: NOT_CHECKED }), { cause: error });
    },
  );

interface QuestionProps {
  readonly field: OnboardingField;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
}

const chosenOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : [];

/** Maximum width of a field for a short answer. The hint still fits above it. */
const SHORT = 'sm:max-w-96';

/** The control of a question. It is uncontrolled; `answer` is the saved value. */
function Question({ field, answer, error }: QuestionProps): ReactNode {
  const { id, label, hint, missing } = field;
  const basics = { label, name: id, hint, error, required: missing !== undefined };
  const text = { ...basics, defaultValue: inputText(field, answer) };
  switch (field.kind) {
    case 'text':
      return <TextField {...text} autoComplete={field.autoComplete ?? 'off'} />;
    case 'email':
      return (
        <TextField {...text} type="email" inputMode="email" autoComplete={field.autoComplete ?? 'off'} />
      );
    case 'phone':
      return (
        <TextField
          {...text}
          className={SHORT}
          type="tel"
          inputMode="tel"
          autoComplete={field.autoComplete ?? 'off'}
        />
      );
    case 'money':
      return (
        <TextField
          {...text}
          className={SHORT}
          inputMode={field.mayBeNegative ? 'text' : 'decimal'}
          autoComplete="off"
        />
      );
    case 'year':
      return <TextField {...text} className={SHORT} inputMode="numeric" maxLength={4} autoComplete="off" />;
    case 'date':
      return <TextField {...text} className={SHORT} type="date" autoComplete="off" />;
    case 'longText':
      return <TextareaField {...text} rows={4} />;
    case 'select':
      return <SelectField {...text} className={SHORT} placeholder="Choose" options={field.options} />;
    case 'consent':
      return <CheckboxField {...basics} value="yes" defaultChecked={answer === true} />;
    case 'radio':
    case 'checks':
      return (
        <ChoiceGroup
          look="list"
          legend={label}
          hint={hint}
          error={error}
          options={field.options}
          name={field.kind === 'radio' ? id : (value) => boxName(id, value)}
          chosen={chosenOf(answer)}
          required={missing !== undefined}
        />
      );
  }
}

interface StepFormProps {
  readonly step: OnboardingStep;
  /** Saved answers, or values from the account. */
  readonly answers: StepAnswers;
  readonly draftKey: string;
  readonly submitLabel: string;
  /** Rejects with a message for the user if saving fails. */
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

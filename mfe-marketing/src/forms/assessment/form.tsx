import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import { type Answers, assessmentSteps, questions } from '../../content/assessment/assessment.ts';
import { PublicForm } from '../public-form.tsx';
import { AssessmentFields, RESULT_STEP } from './fields.tsx';
import { assess, AssessmentResult } from './result.tsx';
import type { AssessmentEntry } from './schema.ts';

/** Loads validation when the visitor starts to answer, so that the page doesn't include it. */
const loadAssessmentSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-schemas" */ './schema.ts')).then(
    (module) => module.assessmentSchema,
  );

/** Builds the submission: the person, the answers by question, and the result. */
function toSubmission(entry: AssessmentEntry, source: string) {
  const { name, email, phone, company, ...all } = entry;
  const { annualRevenue, ...answers } = all;
  const { score, band } = assess(all);
  return { name, email, phone, company, annualRevenue, answers, score, band: band.title, source };
}

type Errors = Readonly<Record<string, string>>;

const stepWithError = (errors: Errors): number =>
  assessmentSteps.findIndex((step) => step.questions.some(({ id }) => errors[id]));

/** Returns the current answer, or an empty string. */
function answerIn(form: HTMLFormElement, id: string): string {
  const answer = new FormData(form).get(id);
  return typeof answer === 'string' ? answer : '';
}

const missingIn = (form: HTMLFormElement, step: number): Errors =>
  Object.fromEntries(
    (assessmentSteps[step]?.questions ?? [])
      .filter(({ id }) => answerIn(form, id) === '')
      .map(({ id, missing }) => [id, missing]),
  );

const answersIn = (form: HTMLFormElement) =>
  Object.fromEntries(questions.map(({ id }) => [id, answerIn(form, id)])) as Answers;

/**
 * Controls the steps of the assessment. A submit validates only the current step. After the last question, the browser
 * computes the result. On the result step, the form handles the submit.
 */
export function useAssessmentSteps() {
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [answers, setAnswers] = useState<Answers | null>(null);
  const heading = useRef<HTMLHeadingElement & HTMLLegendElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  const goTo = useCallback((target: number) => {
    moved.current = true;
    setErrors({});
    setStep(target);
  }, []);

  /** Opens the step of an answer that the server, or a change elsewhere, made invalid. */
  const onFormErrors = useCallback(
    (formErrors: Errors) => {
      const target = stepWithError(formErrors);
      if (target >= 0) goTo(target);
    },
    [goTo],
  );

  function onSubmitCapture(event: SyntheticEvent) {
    if (step === RESULT_STEP || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const found = missingIn(event.target, step);
    const [first] = Object.keys(found);
    if (first === undefined) {
      if (step + 1 === RESULT_STEP) setAnswers(answersIn(event.target));
      goTo(step + 1);
      return;
    }
    setErrors(found);
    event.target.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return { step, errors, answers, heading, goTo, onFormErrors, onSubmitCapture };
}

const submitLabels: Readonly<Record<number, string>> = {
  [RESULT_STEP - 1]: 'See my result',
  [RESULT_STEP]: 'Send my result',
};

/** The free assessment: ten questions, a result that the browser computes, and an option to send it. */
export function AssessmentForm({ source, label }: { readonly source: string; readonly label: string }) {
  const steps = useAssessmentSteps();
  return (
    <PublicForm
      form="assessment"
      height={500}
      label={label}
      className="min-h-168 has-data-[slot=received]:min-h-0 md:min-h-144 md:has-data-[slot=received]:min-h-0 noscript:min-h-0"
      onSubmitCapture={steps.onSubmitCapture}
      schema={loadAssessmentSchema}
      toSubmission={(entry) => toSubmission(entry, source)}
      submitLabel={submitLabels[steps.step] ?? 'Continue'}
      // The result stays visible. The confirmation replaces the fields.
      around={(entry, confirmation) => (
        <div className="mt-7 grid gap-8">
          <h2 className="text-lg md:text-xl">Your result</h2>
          <AssessmentResult answers={entry} />
          <div className="border-t border-edge pt-6">{confirmation}</div>
        </div>
      )}
    >
      {(errors) => <AssessmentFields steps={steps} formErrors={errors} />}
    </PublicForm>
  );
}

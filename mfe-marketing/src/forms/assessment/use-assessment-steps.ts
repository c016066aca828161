import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { assessmentSteps, questions, type Answers } from '../../content/assessment/assessment.ts';

type Errors = Readonly<Record<string, string>>;

/** The step after the last question, where the result stands. */
export const RESULT_STEP = assessmentSteps.length;

/** The first step that holds a question with an error. */
const stepWithError = (errors: Errors): number =>
  assessmentSteps.findIndex((step) => step.questions.some(({ id }) => errors[id]));

/** The answer given so far, empty where there is none. */
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
 * Walks through the questions. A submit before the result checks the questions of that step alone; the one after the
 * last question works the result out, here in the browser; the one at the result is left to the form.
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

  /** The server, or a change made elsewhere, found a fault with an answer. */
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

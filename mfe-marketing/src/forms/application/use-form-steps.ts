import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { applicationSteps } from './application-steps.ts';
import { loadApplicationSchema } from './load-application-schema.ts';

type Errors = Readonly<Record<string, string>>;

const LAST = applicationSteps.length - 1;

/** The first step that holds a field with an error. */
export function stepWithError(errors: Errors): number {
  return applicationSteps.findIndex(({ fields }) => fields.some((field) => errors[field]));
}

async function errorsOf(form: HTMLFormElement, step: number): Promise<Errors> {
  const result = (await loadApplicationSchema()).safeParse(Object.fromEntries(new FormData(form)));
  const fields: readonly string[] = applicationSteps[step]?.fields ?? [];
  return result.ok
    ? {}
    : Object.fromEntries(Object.entries(result.errors).filter(([name]) => fields.includes(name)));
}

/**
 * Walks a form through its steps. A submit before the last step checks that step alone and opens the next one;
 * on the last step it is left to the form.
 */
export function useFormSteps() {
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const legend = useRef<HTMLLegendElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (moved.current) legend.current?.focus();
  }, [step]);

  const goTo = useCallback((target: number) => {
    moved.current = true;
    setErrors({});
    setFailure(null);
    setStep(target);
  }, []);

  async function advance(form: HTMLFormElement) {
    setFailure(null);
    let found: Errors;
    try {
      found = await errorsOf(form, step);
    } catch (error) {
      setFailure(error);
      return;
    }
    const [first] = Object.keys(found);
    if (first === undefined) {
      goTo(step + 1);
      return;
    }
    setErrors(found);
    const field = form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  function onSubmitCapture(event: SyntheticEvent) {
    if (step === LAST || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    void advance(event.target);
  }

  return { step, isLast: step === LAST, errors, failure, legend, goTo, onSubmitCapture };
}

import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { formatDollars } from 'shared-contract/format';
import { packages } from 'shared-contract/offers';
import { loadChunk } from 'shared-ui/chunks';
import { ChunkFailure, formSchema } from 'shared-ui/form';
import type { FormBlockProps } from 'shared-ui/form-block';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { PublicForm } from '../public-form.tsx';
import { ApplicationFields, applicationSteps, type Errors } from './fields.tsx';

/** The package in the address (`?package=foundation`) and its message. */
interface RequestedPackage {
  readonly id: string;
  readonly words: string;
}

export function requestedPackage(asked: string | null): RequestedPackage | undefined {
  const found = Object.entries(packages).find(([id]) => id === asked);
  if (!found) return undefined;
  const [id, { name, monthly }] = found;
  return { id, words: `You are applying for ${name}, ${formatDollars(monthly)} a month.` };
}

/** Loads validation when the visitor starts to fill in the form, so that the page doesn't include it. */
const loadApplicationSchema = () =>
  loadChunk(
    () =>
      import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/client-application/schema'),
  ).then((module) => formSchema(module.clientApplicationForm));

const LAST = applicationSteps.length - 1;

async function errorsOf(form: HTMLFormElement, step: number): Promise<Errors> {
  const result = (await loadApplicationSchema()).safeParse(Object.fromEntries(new FormData(form)));
  const fields: readonly string[] = applicationSteps[step]?.fields ?? [];
  return result.ok
    ? {}
    : Object.fromEntries(Object.entries(result.errors).filter(([name]) => fields.includes(name)));
}

/**
 * Controls the steps of a form. A submit before the last step validates only the current step and opens the next one.
 * On the last step, the form handles the submit.
 */
function useFormSteps() {
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

interface ApplicationFormProps {
  /** Origin of the application on the site. Stored with it. */
  readonly source: string;
  /** Accessible name of the form. */
  readonly label: string;
  /** Height of the placeholder for a provider's form. */
  readonly height: FormBlockProps<'application'>['height'];
}

/** The owner's application in three steps. */
export function ApplicationForm({ source, label, height }: ApplicationFormProps) {
  const steps = useFormSteps();
  const [query] = useSearchParams();
  // One prerendered page serves every query, so read it after hydration.
  const asked = useHydrated() ? requestedPackage(query.get('package')) : undefined;
  return (
    <PublicForm
      form="application"
      height={height}
      label={label}
      className="min-h-102 has-data-[slot=received]:min-h-0 noscript:min-h-0"
      onSubmitCapture={steps.onSubmitCapture}
      schema={loadApplicationSchema}
      toSubmission={(application) => ({
        ...application,
        source: asked ? `${source}, package ${asked.id}` : source,
      })}
      submitLabel={steps.isLast ? 'Send application' : 'Continue'}
    >
      {(errors) => (
        <>
          <p className="-mb-2 text-sm">{asked?.words ?? 'For any package or service.'}</p>
          {steps.failure === null ? null : (
            <ChunkFailure error={steps.failure} otherwise="That did not work. Please try again." />
          )}
          <ApplicationFields
            step={steps.step}
            stepErrors={steps.errors}
            formErrors={errors}
            legend={steps.legend}
            onStep={steps.goTo}
          />
        </>
      )}
    </PublicForm>
  );
}

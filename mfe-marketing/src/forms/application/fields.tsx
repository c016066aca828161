import { type ReactNode, type RefObject, useEffect } from 'react';
import { revenueBands } from 'shared-contract/forms/client-application/options';
import { paths } from 'shared-contract/paths';
import { SelectField, TextareaField, TextField } from 'shared-ui/field';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import { PersonFields } from '../person-fields.tsx';

/** The three steps. Before the next step opens, the fields of the current one must be valid. */
export const applicationSteps = [
  { title: 'About you', fields: ['name', 'email', 'phone'] },
  { title: 'Your business', fields: ['company', 'annualRevenue'] },
  { title: 'What you want', fields: ['message'] },
] as const;

export type Errors = Readonly<Record<string, string>>;

function stepWithError(errors: Errors): number {
  return applicationSteps.findIndex(({ fields }) => fields.some((field) => errors[field]));
}

interface ApplicationFieldsProps {
  readonly step: number;
  /** Errors of the current step. */
  readonly stepErrors: Errors;
  /** Errors of the entire form after submission. */
  readonly formErrors: Errors;
  readonly legend: RefObject<HTMLLegendElement | null>;
  readonly onStep: (step: number) => void;
}

function StepFields({ index, errors }: { index: number; errors: Errors }): ReactNode {
  if (index === 0) return <PersonFields errors={errors} />;
  if (index === 1) {
    return (
      <>
        <TextField
          label="Company"
          name="company"
          autoComplete="organization"
          required
          error={errors['company']}
        />
        <SelectField
          label="Annual Revenue"
          name="annualRevenue"
          placeholder="Choose a range"
          options={revenueBands}
          required
          error={errors['annualRevenue']}
        />
      </>
    );
  }
  return (
    <>
      <TextareaField
        label="What would you like to change?"
        name="message"
        hint="For example: a tax bill, a sale in two years, partners who want different things."
        rows={6}
        error={errors['message']}
      />
      <p className="text-sm">
        We use this only to answer you. See the <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </p>
    </>
  );
}

/** All steps share one grid cell, so that the tallest one sets the height. Only the current one is visible. */
export function ApplicationFields({ step, stepErrors, formErrors, legend, onStep }: ApplicationFieldsProps) {
  useEffect(() => {
    const target = stepWithError(formErrors);
    if (target >= 0) onStep(target);
  }, [formErrors, onStep]);

  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-3 gap-1">
        {applicationSteps.map(({ title }, index) => (
          <span key={title} className={classes('h-1', index <= step ? 'bg-copper' : 'bg-line')} />
        ))}
      </div>
      <div className="grid">
        {applicationSteps.map(({ title }, index) => (
          <fieldset
            key={title}
            aria-current={index === step ? 'step' : undefined}
            className={classes(
              'col-start-1 row-start-1 grid min-w-0 content-start gap-4',
              index !== step && 'invisible',
            )}
          >
            <legend
              ref={index === step ? legend : undefined}
              tabIndex={-1}
              className="mb-4 font-semibold outline-none"
            >
              {title}
              <span className="font-normal text-muted">
                {' '}
                (step {index + 1} of {applicationSteps.length})
              </span>
            </legend>
            <StepFields index={index} errors={stepErrors} />
          </fieldset>
        ))}
        {step > 0 ? (
          <button
            type="button"
            className="relative col-start-1 row-start-1 -mt-3 min-h-11 cursor-pointer self-start justify-self-end text-primary underline underline-offset-4"
            onClick={() => onStep(step - 1)}
          >
            Back<VisuallyHidden> to step {step}</VisuallyHidden>
          </button>
        ) : null}
      </div>
    </>
  );
}

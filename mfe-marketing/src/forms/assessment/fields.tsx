import { type ReactNode, useEffect } from 'react';
import { paths } from 'shared-contract/paths';
import { TextField } from 'shared-ui/field';
import { ChoiceGroup } from 'shared-ui/form-kit';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../../classes.ts';
import { assessmentSteps } from '../../content/assessment/assessment.ts';
import { PersonFields } from '../person-fields.tsx';
import type { useAssessmentSteps } from './form.tsx';
import { AssessmentResult } from './result.tsx';

/** The step after the last question. It shows the result. */
export const RESULT_STEP = assessmentSteps.length;

interface AssessmentFieldsProps {
  readonly steps: ReturnType<typeof useAssessmentSteps>;
  /** Errors of the entire form after submission. */
  readonly formErrors: Readonly<Record<string, string>>;
}

function Questions({ steps: { step, errors, heading }, formErrors }: AssessmentFieldsProps): ReactNode {
  return assessmentSteps.map(({ title, questions }, index) => (
    <fieldset
      key={title}
      aria-current={index === step ? 'step' : undefined}
      className={classes('col-start-1 row-start-1 min-w-0', index !== step && 'invisible')}
    >
      <legend
        ref={index === step ? heading : undefined}
        tabIndex={-1}
        className="mb-4 scroll-mt-28 pr-18 font-semibold outline-none"
      >
        {title}
        <span className="font-normal text-muted">
          {' '}
          (step {index + 1} of {assessmentSteps.length})
        </span>
      </legend>
      <div className="grid content-start gap-8 md:grid-cols-2 lg:gap-6 xl:gap-8">
        {questions.map(({ id, legend, hint, options }) => (
          <ChoiceGroup
            key={id}
            look="cards"
            required
            name={id}
            legend={legend}
            hint={hint}
            options={options}
            error={errors[id] ?? formErrors[id]}
          />
        ))}
      </div>
    </fieldset>
  ));
}

/** Required only to send the result. */
function Sender() {
  return (
    <div className="grid gap-4 border-t border-edge pt-6 print:hidden">
      <div className="grid gap-1">
        <h2 className="text-lg md:text-xl">Send it to us, if you like</h2>
        <p className="text-muted">
          You get a reference, and one of us reads your answers before we talk. Until you send them they stay
          on this device, for a week at most. See the <TextLink to={paths.privacy}>privacy policy</TextLink>.
        </p>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <PersonFields />
        <TextField label="Company" name="company" autoComplete="organization" required />
      </div>
    </div>
  );
}

/**
 * All steps share one grid cell, so that the tallest one sets the height. The contact fields exist from the start, but
 * hidden, so that a draft can restore them.
 */
export function AssessmentFields({ steps, formErrors }: AssessmentFieldsProps) {
  const { step, answers, heading, goTo, onFormErrors } = steps;
  const isResult = step === RESULT_STEP && answers !== null;
  useEffect(() => onFormErrors(formErrors), [formErrors, onFormErrors]);
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-5 gap-1">
        {Array.from({ length: RESULT_STEP }, (_, index) => (
          <span key={index} className={classes('h-1', index <= step ? 'bg-copper' : 'bg-line')} />
        ))}
      </div>
      <div className="relative">
        <div hidden={isResult} className={classes(!isResult && 'grid')}>
          <Questions steps={steps} formErrors={formErrors} />
        </div>
        <div hidden={!isResult} className={classes(isResult && 'grid gap-8')}>
          <h2
            ref={isResult ? heading : undefined}
            tabIndex={-1}
            className="scroll-mt-28 pr-18 text-lg outline-none md:text-xl"
          >
            Your result
          </h2>
          {isResult ? <AssessmentResult answers={answers} /> : null}
          <Sender />
        </div>
        {step > 0 ? (
          <button
            type="button"
            className="absolute -top-2 right-0 min-h-11 cursor-pointer text-primary underline underline-offset-4"
            onClick={() => goTo(step - 1)}
          >
            Back<VisuallyHidden> to step {step}</VisuallyHidden>
          </button>
        ) : null}
      </div>
    </>
  );
}

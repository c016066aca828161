import { submitLead } from 'shared-auth/submit-form';
import { brand } from 'shared-ui/brand';
import { Form } from 'shared-ui/form';
import { TextLink } from 'shared-ui/text-link';
import { ApplicationFields } from './application-fields.tsx';
import type { Application } from './application-schema.ts';
import { loadApplicationSchema } from './load-application-schema.ts';
import { useFormSteps } from './use-form-steps.ts';

interface ApplicationFormProps {
  /** Where on the site the application came from; stored with it. */
  readonly source: string;
  /** Names the form for assistive technology. */
  readonly label: string;
}

function Sent({ name }: Pick<Application, 'name'>) {
  return (
    <div className="grid gap-3 border-l-2 border-success pl-6">
      <p className="font-heading text-xl">Thank you, {name}.</p>
      <p>Your application is with us, and we reply within one business day.</p>
      <p>
        If it cannot wait, call <TextLink href={brand.phone.href}>{brand.phone.display}</TextLink>.
      </p>
    </div>
  );
}

/** The owner's application in three steps. All instances share one draft on the visitor's device. */
export function ApplicationForm({ source, label }: ApplicationFormProps) {
  const steps = useFormSteps();
  return (
    <div
      data-slot="application-form"
      className="min-h-102 noscript:min-h-0"
      onSubmitCapture={steps.onSubmitCapture}
      onFocus={() => void loadApplicationSchema().catch(() => undefined)}
    >
      <noscript>
        <p>
          This form needs JavaScript. Call <TextLink href={brand.phone.href}>{brand.phone.display}</TextLink>{' '}
          or write to <TextLink href={brand.email.href}>{brand.email.display}</TextLink>: a person answers
          both.
        </p>
      </noscript>
      <Form<Application>
        schema={loadApplicationSchema}
        onSubmit={(application) => submitLead({ ...application, source })}
        submitLabel={steps.isLast ? 'Send application' : 'Continue'}
        busyLabel="Sending..."
        draftKey="application"
        label={label}
        className="noscript:hidden"
        done={({ name }) => <Sent name={name} />}
      >
        {(errors) => (
          <ApplicationFields
            step={steps.step}
            stepErrors={steps.errors}
            formErrors={errors}
            legend={steps.legend}
            onStep={steps.goTo}
          />
        )}
      </Form>
    </div>
  );
}

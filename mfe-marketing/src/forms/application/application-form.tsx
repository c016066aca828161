import { submitForm, type FormReceipt } from 'shared-auth/submit-form';
import type { ClientApplication } from 'shared-contract/forms/client-application/schema';
import { ChunkFailure, Form } from 'shared-ui/form';
import { FormBlock, type FormBlockProps } from 'shared-ui/form-block';
import { Received, useSentForm } from 'shared-ui/form-kit';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { ApplicationFields } from './application-fields.tsx';
import { askedPackage } from './asked-package.ts';
import { loadApplicationSchema } from './load-application-schema.ts';
import { useFormSteps } from './use-form-steps.ts';

interface ApplicationFormProps {
  /** Where on the site the application came from; stored with it. */
  readonly source: string;
  /** Names the form for assistive technology. */
  readonly label: string;
  /** Of the place, for the form of a provider. */
  readonly height: FormBlockProps<'application'>['height'];
}

/** The owner's application in three steps. All instances share one draft on the visitor's device. */
export function ApplicationForm({ source, label, height }: ApplicationFormProps) {
  const steps = useFormSteps();
  const { place, sender } = useSentForm();
  const [query] = useSearchParams();
  // The served page is one for all queries.
  const asked = useHydrated() ? askedPackage(query.get('package')) : undefined;
  return (
    <FormBlock
      form="application"
      height={height}
      label={label}
      className="min-h-102 has-data-[slot=received]:min-h-0 noscript:min-h-0"
    >
      <div ref={place} onSubmitCapture={steps.onSubmitCapture}>
        <Form<ClientApplication, FormReceipt>
          schema={loadApplicationSchema}
          onSubmit={async (application, attempt) => {
            const receipt = await submitForm(
              'client-application',
              { ...application, source: asked ? `${source}, package ${asked.id}` : source },
              attempt,
            );
            sender.sent();
            return receipt;
          }}
          submitLabel={steps.isLast ? 'Send application' : 'Continue'}
          busyLabel="Sending..."
          draftKey="application"
          trap
          label={label}
          done={({ name, email }, { reference }) => (
            <Received
              form="client-application"
              sender={sender}
              name={name}
              email={email}
              reference={reference}
            />
          )}
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
        </Form>
      </div>
    </FormBlock>
  );
}

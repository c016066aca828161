import { submitForm, type FormReceipt } from 'shared-auth/submit-form';
import type { CertificationApplication } from 'shared-contract/forms/certification/schema';
import { paths } from 'shared-contract/paths';
import { Form } from 'shared-ui/form';
import { OwnForm } from 'shared-ui/form-block';
import { Received, useSentForm } from 'shared-ui/form-kit';
import { TextLink } from 'shared-ui/text-link';
import { apply } from '../../content/apply.ts';
import { ApplicantFields } from './applicant-fields.tsx';
import { loadCertificationSchema } from './load-certification-schema.ts';

// What is wrong in the fields of the other type is told again once it is chosen again.
const OTHERS_ERRORS =
  'has-data-[errors-of=cpa]:has-[input[value=client]:checked]:**:data-[slot=error-summary]:hidden has-data-[errors-of=client]:has-[input[value=cpa]:checked]:**:data-[slot=error-summary]:hidden';

/** The written application, of a CPA or of a business owner. Whoever is signed in sends it with their account. */
export function CertificationForm() {
  const { place, sender } = useSentForm();
  return (
    <OwnForm>
      <div ref={place} className={`group/applicant ${OTHERS_ERRORS}`}>
        <Form<CertificationApplication, FormReceipt>
          schema={loadCertificationSchema}
          onSubmit={async (application, attempt) => {
            const receipt = await submitForm('certification', application, attempt);
            sender.sent();
            return receipt;
          }}
          submitLabel="Send application"
          busyLabel="Sending..."
          draftKey="certification"
          trap
          label={apply.formLabel}
          done={({ firstName, lastName, email }, { reference }) => (
            <Received
              form="certification"
              sender={sender}
              name={`${firstName} ${lastName}`}
              email={email}
              reference={reference}
            >
              <p>
                With the reference and your email address you can{' '}
                <TextLink to={paths.cppsApplicationOf(reference)}>see where it stands</TextLink> at any time.
              </p>
            </Received>
          )}
        >
          {(errors) => <ApplicantFields errors={errors} />}
        </Form>
      </div>
    </OwnForm>
  );
}

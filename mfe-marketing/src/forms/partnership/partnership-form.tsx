import { submitForm, type FormReceipt } from 'shared-auth/submit-form';
import type { CpaPartnership } from 'shared-contract/forms/cpa-partnership/schema';
import { FORMS_PATH } from 'shared-contract/forms/names';
import { paths } from 'shared-contract/paths';
import { Form } from 'shared-ui/form';
import { FormBlock, type FormBlockProps } from 'shared-ui/form-block';
import { Received, useSentForm } from 'shared-ui/form-kit';
import { TextLink } from 'shared-ui/text-link';
import { loadPartnershipSchema } from './load-partnership-schema.ts';
import { PartnershipFields } from './partnership-fields.tsx';

/** A CPA's application for partnership. All instances in a page are one form: what is typed in one shows in the others. */
export function PartnershipForm({
  source,
  label,
  height,
}: {
  readonly source: string;
  readonly label: string;
  /** Of the place, for the form of a provider. */
  readonly height: FormBlockProps<'cpa-partnership'>['height'];
}) {
  const { place, sender } = useSentForm();
  return (
    <FormBlock form="cpa-partnership" height={height} label={label}>
      <div ref={place}>
        <Form<CpaPartnership, FormReceipt>
          schema={loadPartnershipSchema}
          onSubmit={async (partnership, attempt) => {
            const receipt = await submitForm('cpa-partnership', { ...partnership, source }, attempt);
            sender.sent();
            return receipt;
          }}
          submitLabel="Apply for the partnership"
          busyLabel="Sending..."
          draftKey="cpa-partnership"
          trap
          action={`${FORMS_PATH}cpa-partnership`}
          label={label}
          done={({ name, email }, { reference }) => (
            <Received form="cpa-partnership" sender={sender} name={name} email={email} reference={reference}>
              <p>
                If you also mean to certify, the{' '}
                <TextLink to={paths.cppsApply}>application for the program</TextLink> is a separate one.
              </p>
            </Received>
          )}
        >
          <PartnershipFields />
        </Form>
      </div>
    </FormBlock>
  );
}

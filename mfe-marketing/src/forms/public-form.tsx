import type { ReactNode, SyntheticEvent } from 'react';
import { type FormReceipt, submitForm } from 'shared-auth/submit-form';
import { FORMS_PATH, type HeightOf, nativeForms } from 'shared-contract/forms/names';
import { Form, type FormProps } from 'shared-ui/form';
import { FormBlock } from 'shared-ui/form-block';
import { Received, useSentForm } from 'shared-ui/form-kit';

type PublicFormId = 'application' | 'assessment' | 'contact' | 'cpa-partnership' | 'symposium';

interface PublicFormProps<Id extends PublicFormId, Values> extends Pick<
  FormProps<Values, FormReceipt>,
  'schema' | 'submitLabel' | 'children'
> {
  readonly form: Id;
  /** Height of the placeholder for a provider's form. */
  readonly height: HeightOf<Id>;
  /** Accessible name of the form. */
  readonly label: string;
  readonly className?: string;
  readonly onSubmitCapture?: (event: SyntheticEvent) => void;
  /** Returns what the server receives. */
  readonly toSubmission: (values: Values) => object;
  /** Additional text of the confirmation. */
  readonly note?: (values: Values) => ReactNode;
  /** Content around the confirmation. */
  readonly around?: (values: Values, confirmation: ReactNode) => ReactNode;
}

/** The server calls the application form differently. */
const serverName = (form: PublicFormId) => (form === 'application' ? 'client-application' : form);

/**
 * A form that the firm replies to: ours or a provider's. The confirmation replaces it. All instances on the site share
 * one draft on the visitor's device.
 */
export function PublicForm<Id extends PublicFormId, Values extends { name: string; email: string }>({
  form,
  height,
  label,
  className,
  onSubmitCapture,
  toSubmission,
  note,
  around = (_, confirmation) => confirmation,
  ...fields
}: PublicFormProps<Id, Values>) {
  const { place, sender } = useSentForm();
  const name = serverName(form);
  return (
    <FormBlock form={form} height={height} label={label} className={className}>
      <div ref={place} onSubmitCapture={onSubmitCapture}>
        <Form<Values, FormReceipt>
          {...fields}
          label={label}
          onSubmit={async (values, attempt) => {
            const receipt = await submitForm(name, toSubmission(values), attempt);
            sender.sent();
            return receipt;
          }}
          busyLabel="Sending..."
          draftKey={form}
          trap
          action={nativeForms.some((native) => native === name) ? FORMS_PATH + name : undefined}
          done={(values, { reference }) =>
            around(
              values,
              <Received
                form={name}
                sender={sender}
                name={values.name}
                email={values.email}
                reference={reference}
              >
                {note?.(values)}
              </Received>,
            )
          }
        />
      </div>
    </FormBlock>
  );
}

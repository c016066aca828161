import { submitForm, type FormReceipt } from 'shared-auth/submit-form';
import type { ContactMessage } from 'shared-contract/forms/contact/schema';
import { FORMS_PATH } from 'shared-contract/forms/names';
import { Form } from 'shared-ui/form';
import { FormBlock } from 'shared-ui/form-block';
import { Received, useSentForm } from 'shared-ui/form-kit';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { ContactFields } from './contact-fields.tsx';
import { contactTopicFrom } from './contact-topics.ts';
import { loadContactSchema } from './load-contact-schema.ts';
import { useAskedTopic } from './use-asked-topic.ts';

/** A message to the firm. `?topic=` chooses what it is about: a known topic by its id, or any readable text. */
export function ContactForm() {
  const [query] = useSearchParams();
  // The served page is one for all queries.
  const topic = useHydrated() ? contactTopicFrom(query.get('topic')) : undefined;
  const { select, message } = useAskedTopic(topic);
  const { place, sender } = useSentForm();
  return (
    <FormBlock form="contact" height={500} label="Contact form">
      <div ref={place}>
        <Form<ContactMessage, FormReceipt>
          schema={loadContactSchema}
          onSubmit={async (values, attempt) => {
            const receipt = await submitForm('contact', { ...values, source: 'contact' }, attempt);
            sender.sent();
            return receipt;
          }}
          submitLabel="Send message"
          busyLabel="Sending..."
          draftKey="contact"
          trap
          action={`${FORMS_PATH}contact`}
          label="Contact form"
          done={({ name, email, callback }, { reference }) => (
            <Received form="contact" sender={sender} name={name} email={email} reference={reference}>
              {callback === undefined ? null : <p>We also call at the time you chose: {callback}.</p>}
            </Received>
          )}
        >
          <ContactFields topic={topic} select={select} message={message} />
        </Form>
      </div>
    </FormBlock>
  );
}

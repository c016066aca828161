import { submitForm, type FormReceipt } from 'shared-auth/submit-form';
import { replyHours } from 'shared-contract/firm';
import type { ContactMessage } from 'shared-contract/forms/contact/schema';
import { Form } from 'shared-ui/form';
import { FormBlock } from 'shared-ui/form-block';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { Arrival } from '../arrival.tsx';
import { Received } from '../received.tsx';
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
  return (
    <FormBlock form="contact" height={500} label="Contact form">
      <Form<ContactMessage, FormReceipt>
        schema={loadContactSchema}
        onSubmit={(values, attempt) => submitForm('contact', { ...values, source: 'contact' }, attempt)}
        submitLabel="Send message"
        busyLabel="Sending..."
        draftKey="contact"
        trap
        label="Contact form"
        done={({ name, callback }, { reference }) => (
          <Arrival>
            <Received name={name} reference={reference}>
              <p>
                {callback === undefined
                  ? `Your message is with us, and a person who can answer it replies within ${replyHours} hours.`
                  : `Your message is with us. We reply within ${replyHours} hours and call at the time you chose: ${callback}.`}
              </p>
            </Received>
          </Arrival>
        )}
      >
        <ContactFields topic={topic} select={select} message={message} />
      </Form>
    </FormBlock>
  );
}

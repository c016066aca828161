import { submitForm } from 'shared-auth/submit-form';
import { FORMS_PATH } from 'shared-contract/forms/names';
import type { Subscription } from 'shared-contract/forms/newsletter/schema';
import { paths } from 'shared-contract/paths';
import { loadChunk } from 'shared-ui/chunks';
import { TextField } from 'shared-ui/field';
import { Form, formSchema } from 'shared-ui/form';
import { FormBlock } from 'shared-ui/form-block';
import { TextLink } from 'shared-ui/text-link';

const loadSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-schemas" */ 'shared-contract/forms/newsletter/schema'),
  ).then((module) => formSchema(module.newsletterForm));

/** Subscribes an address after its owner confirms it by email. */
export function NewsletterForm({ label }: { readonly label: string }) {
  return (
    <FormBlock form="newsletter" height={400} label={label} className="min-h-70 noscript:min-h-0">
      <Form<Subscription, unknown>
        label={label}
        schema={loadSchema}
        onSubmit={({ email }, attempt) =>
          submitForm('newsletter', { email, source: 'newsletter-page' }, attempt)
        }
        trap
        action={`${FORMS_PATH}newsletter`}
        submitLabel="Subscribe"
        busyLabel="Subscribing…"
        done={({ email }) => (
          <div className="grid gap-3 border-l-2 border-success pl-6">
            <p className="font-heading text-xl">One more step.</p>
            <p>
              We have written to <strong className="wrap-anywhere">{email}</strong>. Open the link in that
              email within 7 days and press “Confirm my address”. Until then nothing else is sent to it.
            </p>
          </div>
        )}
      >
        <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" required />
        <p className="text-sm">
          We use the address only for the newsletter. See the{' '}
          <TextLink to={paths.privacy}>privacy policy</TextLink>.
        </p>
      </Form>
    </FormBlock>
  );
}

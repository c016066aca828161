import { submitForm } from 'shared-auth/submit-form';
import { paths } from 'shared-contract/paths';
import { Card } from 'shared-ui/card';
import { loadChunk } from 'shared-ui/late';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { FormPlace, OwnForm } from 'shared-ui/form-block';
import { TextLink } from 'shared-ui/text-link';

const loadSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "shell-schemas" */ './newsletter.schema.ts')).then(
    (module) => module.newsletterSchema,
  );

/** The newsletter's block: 400 px are its own from the first paint on, whatever stands in it. */
export function NewsletterForm() {
  return (
    <FormPlace form="newsletter" height={400} label="Newsletter">
      <Card as="section" aria-labelledby="newsletter-title" className="min-h-100 print:hidden">
        <h2 id="newsletter-title" className="text-xl">
          Newsletter
        </h2>
        <p className="text-muted">What changed in the tax code, and which deadline comes next.</p>
        <OwnForm>
          <Form
            label="Newsletter"
            schema={loadSchema}
            onSubmit={({ email }, attempt) => submitForm('newsletter', { email, source: 'footer' }, attempt)}
            trap
            submitLabel="Subscribe"
            busyLabel="Subscribing…"
            done={({ email }) => (
              <div className="grid gap-2">
                <p>
                  Thank you. We have written to <strong className="wrap-anywhere">{email}</strong>.
                </p>
                <p>
                  Open the link in that email to confirm the address. Until then nothing else is sent to it.
                </p>
              </div>
            )}
          >
            {/* Not "Email": the sign-in pages have a field of that name above this one. */}
            <TextField label="Send it to" name="email" type="email" autoComplete="email" required />
          </Form>
        </OwnForm>
        <p className="mt-auto text-sm text-muted">
          We use your address for the newsletter and for nothing else (
          <TextLink to={paths.privacy}>Privacy Policy</TextLink>). Every issue carries a link to leave the
          list.
        </p>
      </Card>
    </FormPlace>
  );
}

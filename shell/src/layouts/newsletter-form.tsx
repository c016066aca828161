import { submitForm } from 'shared-auth/submit-form';
import { FORMS_PATH } from 'shared-contract/forms/names';
import { paths } from 'shared-contract/paths';
import { loadChunk } from 'shared-ui/chunks';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { FormPlace, OwnForm } from 'shared-ui/form-block';
import { TextLink } from 'shared-ui/text-link';

const loadSchema = () =>
  loadChunk(() => import(/* webpackChunkName: "shell-schemas" */ './newsletter.schema.ts')).then(
    (module) => module.newsletterSchema,
  );

/** The newsletter in one line. A provider's form gets the 400 px that it needs. */
export function NewsletterForm() {
  return (
    <FormPlace form="newsletter" height={400} label="Newsletter">
      <section
        aria-labelledby="newsletter-title"
        className="grid gap-x-12 gap-y-2 lg:grid-cols-2 lg:items-end print:hidden"
      >
        <div>
          <h2 id="newsletter-title" className="text-lg">
            Newsletter
          </h2>
          <p className="text-sm text-muted">
            What changed in the tax code, and which deadline comes next. Your address is used for nothing else
            (<TextLink to={paths.privacy}>Privacy Policy</TextLink>), and every issue has a link to
            unsubscribe.
          </p>
        </div>
        <OwnForm native="newsletter">
          <Form
            label="Newsletter"
            schema={loadSchema}
            onSubmit={({ email }, attempt) => submitForm('newsletter', { email, source: 'footer' }, attempt)}
            trap
            action={`${FORMS_PATH}newsletter`}
            submitLabel="Subscribe"
            busyLabel="Subscribing…"
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 [&>[role=alert]]:col-span-full [&>button]:self-end"
            done={({ email }) => (
              <p>
                Thank you. We have written to <strong className="wrap-anywhere">{email}</strong>. Open the
                link in that email to confirm the address; until then nothing else is sent to it.
              </p>
            )}
          >
            {/* Not "Email": the sign-in pages have a field of that name above this one. */}
            <TextField label="Send it to" name="email" type="email" autoComplete="email" required />
          </Form>
        </OwnForm>
      </section>
    </FormPlace>
  );
}

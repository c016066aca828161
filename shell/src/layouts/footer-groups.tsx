import type { ReactNode } from 'react';
import { submitForm } from 'shared-auth/submit-form';
import { FORMS_PATH } from 'shared-contract/forms/names';
import { formatHours } from 'shared-contract/hours';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { FormPlace, OwnForm } from 'shared-ui/form-block';
import { Icon, type IconName } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { loadSchemas } from '../features/shared/load-schemas.ts';

/**
 * A named group in the footer: collapsed on phones until the user presses the name, open on wide screens. A browser
 * that can't hold it open shows the name as a button there too.
 */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <details className="group/fold border-b border-line lg:border-0 lg:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 lg:supports-[selector(::details-content)]:hidden print:hidden [&::-webkit-details-marker]:hidden">
          <h2 className="text-base font-semibold">{title}</h2>
          <Icon name="chevron-down" className="text-copper group-open/fold:rotate-180" />
        </summary>
        <h2 className="hidden text-base lg:supports-[selector(::details-content)]:block print:block">
          {title}
        </h2>
        <div className="pb-4 lg:pt-1 lg:pb-0">{children}</div>
      </details>
    </section>
  );
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-7">
      <dt className="sr-only">{label}</dt>
      <dd className="leading-snug">
        <Icon name={icon} className="absolute start-0 top-0.5 size-4 text-copper" />
        {children}
      </dd>
    </div>
  );
}

const lines = (texts: readonly string[]) =>
  texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));

export function ContactDetails() {
  return (
    <dl className="grid gap-1.5 text-sm sm:max-lg:grid-cols-2 print:grid-cols-3">
      <Detail icon="phone" label="Phone">
        <TextLink href={brand.phone.href} className="-my-1 inline-block py-1">
          {brand.phone.display}
        </TextLink>
      </Detail>
      <Detail icon="printer" label="Fax">
        {brand.fax} (fax)
      </Detail>
      <Detail icon="mail" label="Email">
        <TextLink href={brand.email.href} className="-my-1 inline-block py-1 wrap-anywhere">
          {brand.email.display}
        </TextLink>
      </Detail>
      <Detail icon="map-pin" label="Office">
        {lines(brand.address.lines)}
      </Detail>
      <Detail icon="clock" label="Office hours">
        {lines(brand.hours.general.map(formatHours))}
      </Detail>
      <Detail icon="graduation" label="Certification desk">
        <span className="block text-muted">Certification desk</span>
        {lines(brand.hours.certification.map(formatHours))}
      </Detail>
    </dl>
  );
}

const EPISODES = {
  'captive-insurance': paths.podcast.captiveInsurance,
  'cost-remediation': paths.podcast.costRemediation,
  'cost-segregation': paths.podcast.costSegregation,
} as const;

export function PodcastLinks() {
  return (
    <>
      <ul className="text-sm">
        {brand.podcast.episodes.map(({ id, title, externalUrl }) => (
          <li key={id} className="flex items-center justify-between gap-x-3">
            <TextLink to={EPISODES[id]} className="inline-block py-1 leading-snug decoration-transparent">
              {title}
            </TextLink>
            <TextLink
              href={externalUrl}
              newTab
              aria-label={`Listen to “${title}” at the podcast host (opens in a new tab)`}
              className="inline-flex size-8 shrink-0 items-center justify-center"
            >
              <Icon name="headphones" className="size-4" />
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 text-sm">
        <TextLink href={brand.podcast.hostUrl} newTab className="inline-flex items-center gap-2 py-1">
          <Icon name="external" className="size-4" />
          All episodes
        </TextLink>
        <TextLink href={paths.podcast.feed} className="inline-flex items-center gap-2 py-1">
          <Icon name="rss" className="size-4" />
          RSS feed
        </TextLink>
      </p>
    </>
  );
}

/** The newsletter form in one line. A provider's form gets the 400 px that it needs. */
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
            What changed in the tax code, and the next deadline. We use your address for nothing else (
            <TextLink to={paths.privacy}>Privacy Policy</TextLink>), and every issue has a link to
            unsubscribe.
          </p>
        </div>
        <OwnForm native="newsletter">
          <Form
            label="Newsletter"
            schema={async () => (await loadSchemas()).emailSchema}
            onSubmit={({ email }, attempt) => submitForm('newsletter', { email, source: 'footer' }, attempt)}
            trap
            action={`${FORMS_PATH}newsletter`}
            submitLabel="Subscribe"
            busyLabel="Subscribing…"
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 [&>[role=alert]]:col-span-full [&>button]:self-end"
            done={({ email }) => (
              <p>
                Thank you. We have written to <strong className="wrap-anywhere">{email}</strong>. Open the
                link in that email to confirm your address. We send nothing else until then.
              </p>
            )}
          >
            {/* Not "Email", because the sign-in pages have a field with that name above this one. */}
            <TextField label="Send it to" name="email" type="email" autoComplete="email" required />
          </Form>
        </OwnForm>
      </section>
    </FormPlace>
  );
}

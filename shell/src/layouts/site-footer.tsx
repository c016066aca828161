import { brand } from 'shared-ui/brand';
import { Container } from 'shared-ui/layout';
import { Logo } from 'shared-ui/logo';
import { TextLink } from 'shared-ui/text-link';
import { ThemeSwitch } from 'shared-ui/theme';
import { ContactDetails } from './contact-details.tsx';
import { disclaimers } from './disclaimers.ts';
import { footerLists, legalLinks } from './footer-navigation.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { PartnerMark } from './partner-mark.tsx';
import { PodcastLinks } from './podcast-links.tsx';

function PartnerStrip() {
  return (
    <section aria-labelledby="partner-firms" className="border-t border-line bg-surface print:hidden">
      <Container className="flex flex-col gap-4 py-8">
        <h2 id="partner-firms" className="text-lg">
          The firms we work with
        </h2>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {brand.partners.map((partner) => (
            <li key={partner.id}>
              <PartnerMark {...partner} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function LinkLists() {
  return (
    <nav
      aria-label="Footer"
      className="grid grid-cols-2 gap-x-6 gap-y-8 border-t border-line pt-8 md:grid-cols-3 print:hidden"
    >
      {footerLists.map(({ title, links }) => (
        <div key={title}>
          <h2 className="text-lg">{title}</h2>
          <ul className="mt-2">
            {links.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to} className="inline-block py-2 decoration-transparent">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SmallPrint() {
  return (
    <section aria-labelledby="small-print" className="border-t border-line pt-8">
      <h2 id="small-print" className="text-lg">
        Please note
      </h2>
      <div className="mt-4 gap-8 text-sm text-muted md:columns-2">
        {disclaimers.map(({ title, text }) => (
          <p key={title} className="mb-3 break-inside-avoid">
            <strong className="font-semibold text-ink">{title}</strong> {text}
          </p>
        ))}
      </div>
    </section>
  );
}

function BottomLine() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
      <Logo />
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {legalLinks.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} className="inline-block py-2">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <ThemeSwitch className="print:hidden" />
    </div>
  );
}

/** The end of every public page: partners, newsletter, contact, podcast, links and the small print. */
export function SiteFooter() {
  return (
    <footer data-slot="site-footer">
      <PartnerStrip />
      <div data-tone="sheet" className="border-t-2 border-copper bg-ground text-ink print:border-line">
        <Container className="flex flex-col gap-8 py-12 print:gap-4 print:py-4">
          <div className="grid gap-x-8 gap-y-12 lg:grid-cols-[4fr_3fr_3fr] lg:items-start xl:gap-x-12 print:block">
            <NewsletterForm />
            <ContactDetails />
            <PodcastLinks />
          </div>
          <LinkLists />
          <SmallPrint />
          <BottomLine />
        </Container>
      </div>
    </footer>
  );
}

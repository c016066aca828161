import type { ReactNode } from 'react';
import { brand } from 'shared-ui/brand';
import { Container } from 'shared-ui/layout';
import { Logo } from 'shared-ui/logo';
import { useLocation } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { ThemeSwitch } from 'shared-ui/theme';
import { useSearchKey } from '../features/search/use-search-key.ts';
import { ContactDetails } from './contact-details.tsx';
import { disclaimers } from './disclaimers.ts';
import { FooterGroup } from './footer-group.tsx';
import { footerLists, isTaskPage, legalLinks } from './footer-navigation.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { PartnerMark } from './partner-mark.tsx';
import { PodcastLinks } from './podcast-links.tsx';

function PartnerStrip() {
  return (
    <section aria-labelledby="partner-firms" className="border-t border-line bg-surface print:hidden">
      <Container className="grid items-center gap-x-8 gap-y-3 py-3 lg:grid-cols-[auto_1fr]">
        <h2 id="partner-firms" className="text-sm leading-tight text-muted">
          The firms we work with
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
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
  return footerLists.map(({ title, links }) => (
    <FooterGroup key={title} title={title}>
      <ul className="text-sm">
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} className="inline-block py-1 decoration-transparent">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </FooterGroup>
  ));
}

/** @param whole all of it, or what has to stand on every page. */
function SmallPrint({ whole }: { readonly whole: boolean }) {
  return (
    <section aria-label="Please note" className="border-line lg:border-t lg:pt-5">
      <div className="gap-8 text-[0.8125rem] leading-snug text-muted md:columns-2 lg:columns-3">
        {disclaimers
          .filter(({ everywhere }) => whole || everywhere)
          .map(({ title, text }) => (
            <p key={title} className="mb-2">
              <strong className="font-semibold text-ink">{title}</strong> {text}
            </p>
          ))}
      </div>
    </section>
  );
}

function BottomLine() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <Logo />
      <ul className="flex flex-wrap gap-x-6 text-sm max-md:order-last max-md:basis-full">
        {legalLinks.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} className="inline-block py-2">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <ThemeSwitch />
    </div>
  );
}

function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div data-tone="sheet" className="border-t-2 border-copper bg-ground text-ink print:border-line">
      <Container className="flex flex-col gap-5 py-6 lg:gap-4 lg:py-4 print:gap-4 print:py-4">
        {children}
      </Container>
    </div>
  );
}

/**
 * The end of every public page: partners, newsletter, contact, podcast, links and the small print. Where somebody signs
 * in or fills something in, the legal line alone.
 */
export function SiteFooter() {
  const { pathname } = useLocation();
  // On every public page, and its code comes when the page is in use, like this part's.
  useSearchKey();
  // The key makes React replace the element: the two footers have different reserved heights in its attributes.
  if (isTaskPage(pathname))
    return (
      <footer key="short" data-slot="site-footer">
        <Sheet>
          <BottomLine />
          <SmallPrint whole={false} />
        </Sheet>
      </footer>
    );
  return (
    <footer data-slot="site-footer">
      <PartnerStrip />
      <Sheet>
        <NewsletterForm />
        <div className="grid gap-x-8 border-t border-line lg:grid-cols-[5.5fr_4fr_3fr_2.2fr_4.3fr] lg:pt-5 print:block">
          <FooterGroup title="Contact">
            <ContactDetails />
          </FooterGroup>
          <div className="contents print:hidden">
            <LinkLists />
            <FooterGroup title={`Podcast: ${brand.podcast.title}`}>
              <PodcastLinks />
            </FooterGroup>
          </div>
        </div>
        <SmallPrint whole />
        <BottomLine />
      </Sheet>
    </footer>
  );
}

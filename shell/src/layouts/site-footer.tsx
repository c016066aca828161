import { type ReactNode, useEffect } from 'react';
import { paths } from 'shared-contract/paths';
import { type Brand, brand } from 'shared-ui/brand';
import { Container } from 'shared-ui/layout';
import { Logo } from 'shared-ui/logo';
import { partnerMark } from 'shared-ui/partner-marks';
import { useLocation, useNavigate } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { ThemeSwitch } from 'shared-ui/theme';
import { FIELD_ID, keepLetters } from '../features/search/typed-ahead.ts';
import { ContactDetails, FooterGroup, NewsletterForm, PodcastLinks } from './footer-groups.tsx';
import { footerLists, legalLinks, taskPages } from './footer-links.ts';

interface Disclaimer {
  readonly title: string;
  readonly text: string;
  /** Also shown in the short footer. */
  readonly everywhere?: true;
  /** Only shown while the site's people and figures are invented. */
  readonly isOfDemo?: true;
}

const { isDemo }: Brand = brand;

const disclaimers: readonly Disclaimer[] = [
  {
    title: 'General information, not advice.',
    everywhere: true,
    text: `Nothing on this site is tax, legal, accounting or investment advice, or written advice on a federal tax matter (31 CFR 10.37). Neither reading it nor writing to us makes you a client of ${brand.name}. Tax law changes, and how it applies depends on your facts. Decide together with your own CPA and attorney.`,
  },
  {
    title: 'Results vary.',
    text: 'Savings, returns and retainers named on this site are examples, not averages and not promises. What a plan saves depends on your income, your state, your records and the law of the year. Each figure has its own note.',
  },
  {
    title: 'Testimonials.',
    text: 'A testimonial is the experience of one person and does not say what yours will be. Where the speaker is a client, was paid or has another interest, the note with the words says so.',
  },
  {
    title: 'What we are not.',
    text: `${brand.name} is not a licensed CPA firm, performs no attest work, is not a registered investment adviser, and gives no advice on securities. CPPS is a private certificate, not a license; boards of accountancy may have rules on the use of designations.`,
  },
  {
    title: 'A demonstration.',
    everywhere: true,
    text: `${brand.name} is not a real firm. Its people, partner firms, figures, quotes and podcast episodes are invented.`,
    isOfDemo: true,
  },
];

function PartnerMark({ id, name, kind }: { id: string; name: string; kind: string }) {
  return (
    <span data-slot="partner-mark" className="flex items-center gap-2">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-8 shrink-0 stroke-copper">
        <path d={partnerMark(id)} fill="none" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <span className="flex min-w-0 flex-col">
        <span className="font-heading text-sm leading-tight font-semibold text-ink">{name}</span>
        <span className="text-sm leading-tight text-muted max-sm:sr-only">{kind}</span>
      </span>
    </span>
  );
}

const typedInto = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]';

/** Opens the search on `/`, unless the user is typing. */
function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest(typedInto)) return;
      event.preventDefault();
      if (location.pathname === paths.search) document.getElementById(FIELD_ID)?.focus();
      else {
        keepLetters();
        void navigate(paths.search);
      }
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [navigate]);
}

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

/** @param whole all of it, or only what every page needs. */
function SmallPrint({ whole }: { readonly whole: boolean }) {
  return (
    <section aria-label="Please note" className="border-line lg:border-t lg:pt-5">
      <div className="gap-8 text-[0.8125rem] leading-snug text-muted md:columns-2 lg:columns-3">
        {disclaimers
          .filter(({ everywhere, isOfDemo }) => (whole || everywhere) && (isDemo === true || !isOfDemo))
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
 * The footer of every public page: partners, newsletter, contact, podcast, links, and disclaimers. Pages with a sign-in
 * or a form to complete have only the legal line and the required disclaimers.
 */
export function SiteFooter() {
  const { pathname } = useLocation();
  // Here because the footer is on every public page and loads when the page is in use.
  useSearchKey();
  // The key makes React replace the element: the two footers have different reserved heights in its attributes.
  if (taskPages.includes(pathname))
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

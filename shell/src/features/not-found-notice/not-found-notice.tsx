import { paths } from 'shared-contract/paths';
import type { ListedPage } from 'shared-contract/search';
import { useHydrated } from 'shared-ui/hooks';
import { Container } from 'shared-ui/layout';
import { Notice } from 'shared-ui/notice';
import { useLocation } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';

const TITLE = 'We could not find that page';

const ways = [
  { to: paths.forClients, label: 'For Clients' },
  { to: paths.forCpas, label: 'For CPAs' },
  { to: paths.resources, label: 'Resources' },
  { to: paths.contact, label: 'Contact' },
] as const;

export interface NotFoundNoticeProps {
  /** Pages whose names come near to the address. */
  readonly near?: readonly Pick<ListedPage, 'address' | 'name'>[];
  /** Nothing follows that brings a heading and a title of its own. */
  readonly alone?: boolean;
}

/**
 * Stands above the home page's content at an unknown address. It never prints the address: one page is rendered
 * for all of them.
 */
export function NotFoundNotice({ alone = false, near = [] }: NotFoundNoticeProps) {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const words = pathname
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
  const search = isHydrated && words !== '' ? paths.searchFor(words) : paths.search;
  return (
    <Container data-slot="not-found-notice" className="py-6">
      {alone ? (
        <Seo title={TITLE} description="There is no page at this address." noindex />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {alone ? <h1 className="pb-4 text-2xl">{TITLE}</h1> : null}
      <Notice tone="warning" title={alone ? undefined : TITLE}>
        <p>
          {alone
            ? 'The address may be mistyped, or the page may have moved. '
            : 'The address may be mistyped, or the page may have moved. Here is the home page instead. '}
          You may be looking for:
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 pt-1">
          {near.map(({ address, name }) => (
            <li key={address}>
              <TextLink to={address} className="inline-block py-1 font-semibold">
                {name}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink to={search} className="inline-block py-1 font-semibold">
              Search for it
            </TextLink>
          </li>
          {alone ? (
            <li>
              <TextLink to={paths.home}>Home</TextLink>
            </li>
          ) : null}
          {ways.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to} className="inline-block py-1">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </Notice>
    </Container>
  );
}

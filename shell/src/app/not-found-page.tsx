import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { paths } from 'shared-contract/paths';
import { homePackage } from 'shared-contract/remotes';
import type { ListedPage } from 'shared-contract/search';
import { useHydrated } from 'shared-ui/hooks';
import { Container } from 'shared-ui/layout';
import { Notice } from 'shared-ui/notice';
import { useLocation } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { useNearest } from '../features/search/use-nearest.ts';

const TITLE = 'We could not find that page';

const ways = [
  { to: paths.forClients, label: 'For Clients' },
  { to: paths.forCpas, label: 'For CPAs' },
  { to: paths.resources, label: 'Resources' },
  { to: paths.contact, label: 'Contact' },
] as const;

interface NotFoundNoticeProps {
  /** Pages whose names are near to the address. */
  readonly near?: readonly Pick<ListedPage, 'address' | 'name'>[];
  /** No content with its own heading and title follows. */
  readonly alone?: boolean;
}

const link = (to: string, label: string, className = '') => (
  <li key={to}>
    <TextLink to={to} className={clsx('inline-block py-1', className)}>
      {label}
    </TextLink>
  </li>
);

/**
 * Notice above the home page's content at an unknown address. It never contains the address, because one prerendered
 * page serves all of them.
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
          {near.map(({ address, name }) => link(address, name, 'font-semibold'))}
          {link(search, 'Search for it', 'font-semibold')}
          {alone ? link(paths.home, 'Home') : null}
          {ways.map(({ to, label }) => link(to, label))}
        </ul>
      </Notice>
    </Container>
  );
}

function NoticeWithNearest({ alone, pathname }: { readonly alone: boolean; readonly pathname: string }) {
  return <NotFoundNotice alone={alone} near={useNearest(pathname)} />;
}

/** Shows the home page's content under a notice, or only the notice if the home page failed to load. */
export function NotFoundPage({ Home }: { Home: ComponentType | undefined }) {
  const { pathname } = useLocation();
  return (
    <>
      <NoticeWithNearest key={pathname} alone={Home === undefined} pathname={pathname} />
      {Home ? (
        <div data-mfe={homePackage}>
          <Home />
        </div>
      ) : null}
    </>
  );
}

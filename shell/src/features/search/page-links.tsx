import { useEffect, useState } from 'react';
import { paths } from 'shared-contract/paths';
import type { ListedPage } from 'shared-contract/search';
import { TextLink } from 'shared-ui/text-link';
import { loadNearest } from './load-nearest.ts';

type PageLink = Pick<ListedPage, 'address' | 'name'>;

/** Where somebody goes on who has not typed yet, or found nothing. */
export const starts: readonly PageLink[] = [
  { name: 'Articles', address: paths.blog },
  { name: 'White papers', address: paths.whitePapers },
  { name: 'Tax center', address: paths.taxCenter },
  { name: 'Resource library', address: paths.resources },
  { name: 'Find a certified CPA', address: paths.cpaDirectory },
  { name: 'Services', address: paths.services },
];

interface PageLinksProps {
  readonly title: string;
  readonly pages: readonly PageLink[];
}

export function PageLinks({ title, pages }: PageLinksProps) {
  return (
    <div className="mt-8 border-t border-edge pt-6">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ name, address }) => (
          <li key={address}>
            <TextLink to={address} className="inline-block py-2">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The pages whose names come near to words that no page has; nothing where none does. */
export function Nearest({ words }: { readonly words: string }) {
  const [near, setNear] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadNearest(words).then(
      (pages) => {
        if (isCurrent) setNear(pages);
      },
      // The list below leads on as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [words]);
  return near.length > 0 ? <PageLinks title="The nearest pages" pages={near} /> : null;
}

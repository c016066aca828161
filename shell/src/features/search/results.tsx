import type { ListedPage } from 'shared-contract/search';
import { TextLink } from 'shared-ui/text-link';
import { excerptOf, marked } from './excerpt.ts';
import type { Found, FoundPage } from './find.ts';
import { FIELD_ID } from './typed-ahead.ts';
import { useNearest } from './use-nearest.ts';

function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return marked(text, terms).map((piece, index) =>
    piece.isMatch ? (
      <mark
        key={index}
        className="bg-transparent font-semibold text-ink underline decoration-copper decoration-2"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

function PageResult({ page, terms }: { readonly page: FoundPage; readonly terms: readonly string[] }) {
  return (
    <li className="grid gap-3 border-t border-edge py-6">
      <h2 className="text-lg">
        <TextLink to={page.address} className="inline-block py-1" data-result="">
          <Marked text={page.title} terms={terms} />
        </TextLink>
      </h2>
      {/* Headings are prose, so the menu label and the address identify the page. */}
      <p className="-mt-2 text-sm text-muted">
        {page.name === page.title ? null : <>{page.name}, </>}
        {page.address}
      </p>
      <ul className="grid gap-4">
        {page.sections.map(({ address, heading, text }) => (
          <li key={address} className="grid max-w-measure gap-1">
            {heading === undefined ? null : (
              <TextLink to={address} className="justify-self-start py-1" data-result="">
                <Marked text={heading} terms={terms} />
              </TextLink>
            )}
            <p className="text-sm text-muted">
              <Marked text={excerptOf(text, terms)} terms={terms} />
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The matching pages, best first, each with its matching sections. */
export function Results({ found }: { readonly found: Found }) {
  return (
    <ol
      aria-label="Results"
      className="mt-6 border-b border-edge"
      // The arrow keys move between links, and from the first link to the field, as in a native list. Tab works as
      // well.
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
        const next = links.indexOf(document.activeElement as HTMLElement) + step;
        const place = next < 0 ? document.getElementById(FIELD_ID) : links[next];
        if (!place) return;
        event.preventDefault();
        place.focus();
      }}
    >
      {found.pages.map((page) => (
        <PageResult key={page.address} page={page} terms={found.terms} />
      ))}
    </ol>
  );
}

type PageLink = Pick<ListedPage, 'address' | 'name'>;

export function PageLinks({ title, pages }: { title: string; pages: readonly PageLink[] }) {
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

/** Suggests pages whose labels are close to a search without results. Renders nothing if there are none. */
export function Nearest({ words }: { readonly words: string }) {
  const near = useNearest(words);
  return near.length > 0 ? <PageLinks title="The nearest pages" pages={near} /> : null;
}

import { TextLink } from 'shared-ui/text-link';
import { excerptOf, marked } from './excerpt.ts';
import type { Found, FoundPage } from './find.ts';
import { FIELD_ID } from './typed-ahead.ts';

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
      {/* Headings are written to be read; menus and the address say where it is. */}
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

/** Pages that have the words, the best first, each with the sections that say them. */
export function Results({ found }: { readonly found: Found }) {
  return (
    <ol
      aria-label="Results"
      className="mt-6 border-b border-edge"
      // Up and down go from link to link, and from the first one to the field, as in a list of the device; Tab does as well.
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

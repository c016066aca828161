import { useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { SectionContent } from './section-content.tsx';
import { sectionAddress, sectionKey, type Section } from './section.ts';
import { tabLook, useShownInView } from './tabs.tsx';

interface Props {
  /** The page's name, and the heading of what it shows without a section. */
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly sections: readonly Section[];
  /** What stands there without a section, with a `PageHead` of its own. */
  readonly children: ReactNode;
}

function SectionLinks({ title, path, sections, shown }: Omit<Props, 'children'> & { shown: string }) {
  const row = useRef<HTMLElement>(null);
  useShownInView(row, shown);
  const places = [
    { id: '', label: 'Overview', address: path },
    ...sections.map(({ id, label }) => ({ id, label, address: sectionAddress(path, id) })),
  ];
  return (
    <nav
      ref={row}
      aria-label={`Sections: ${title}`}
      className="-mt-3 shrink-0 overflow-x-auto border-b border-line print:hidden"
    >
      <ul className="flex">
        {places.map(({ id, label, address }) => (
          <li key={id}>
            <Link to={address} aria-current={id === shown ? 'page' : undefined} className={tabLook}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page in sections, each at an address of its own: links to them, and the one that the address names. */
export function Sections({ children, ...page }: Props) {
  const { title, description, path, sections } = page;
  const [address] = useSearchParams();
  const asked = address.get(sectionKey);
  const shown = sections.find(({ id }) => id === asked);
  return (
    <div
      className={`relative flex min-w-0 flex-col gap-4 ${shown?.fills ? 'still:h-[calc(100dvh-5rem)] still:min-h-112' : ''}`}
    >
      <Seo title={shown ? `${title}: ${shown.label}` : title} description={description} path={path} noindex />
      <SectionLinks {...page} shown={shown?.id ?? ''} />
      {shown ? <SectionContent key={shown.id} page={path} section={shown} /> : children}
    </div>
  );
}

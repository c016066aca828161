import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ChunkFailure } from 'shared-ui/form';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { ListSkeleton } from '../ui/states.tsx';
import { PageHead } from '../ui/page-parts.tsx';
import { TabLinks } from '../ui/tabs.tsx';

export const sectionKey = 'section';

interface SectionModule {
  /** Starts with a `PageHead` that shows the section's title. */
  readonly Section: ComponentType;
  readonly Brief?: ComponentType;
}

/** A section of a page with its own address. Its code loads when it is shown. */
export interface Section {
  /** Value of the `section` search parameter. */
  readonly id: string;
  readonly label: string;
  /** Title while the code loads. By default, the label. */
  readonly title?: string;
  /** The section fills the height of the window and scrolls its own list. */
  readonly fills?: boolean;
  /** Whether the page's overview shows the section's `Brief`. */
  readonly isBrief?: boolean;
  readonly load: () => Promise<SectionModule>;
}

/** Code of the sections that were shown before, so that they appear in the first render. */
const loaded = new Map<Section, SectionModule>();

interface ContentProps {
  readonly section: Section;
  readonly part?: keyof SectionModule;
}

/** Shows a section or its `Brief`, and loads the code on first use. */
export function SectionContent({ section, part = 'Section' }: ContentProps) {
  const [code, setCode] = useState(() => loaded.get(section));
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    section.load().then((found) => {
      loaded.set(section, found);
      setCode(found);
    }, setFailure);
  }, [section]);
  const Content = code?.[part];
  if (Content) return <Content />;
  const { label, title = label } = section;
  return (
    <>
      {part === 'Section' ? (
        <PageHead title={title} />
      ) : (
        <h2 className="flex min-h-9 items-center text-lg font-semibold">{title}</h2>
      )}
      {failure === null ? (
        <ListSkeleton label={`Loading: ${title}`} />
      ) : (
        <ChunkFailure error={failure} otherwise="This part of the page could not be shown." />
      )}
    </>
  );
}

interface Props {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly sections: readonly Section[];
  /** Content of the overview, with its own `PageHead`. */
  readonly children: ReactNode;
}

export function Sections({ title, description, path, sections, children }: Props) {
  const [address] = useSearchParams();
  const requested = address.get(sectionKey);
  const shown = sections.find(({ id }) => id === requested);
  return (
    <div
      className={`relative flex min-w-0 flex-col gap-4 ${shown?.fills ? 'still:h-[calc(100dvh-5rem)] still:min-h-112' : ''}`}
    >
      <Seo title={shown ? `${title}: ${shown.label}` : title} description={description} path={path} noindex />
      <TabLinks
        label={`Sections: ${title}`}
        tabs={[
          { id: '', label: 'Overview', address: path },
          ...sections.map(({ id, label }) => ({ id, label, address: `${path}?${sectionKey}=${id}` })),
        ]}
        shown={shown?.id ?? ''}
        className="-mt-3 shrink-0 border-b border-line print:hidden"
      />
      {shown ? <SectionContent key={shown.id} section={shown} /> : children}
    </div>
  );
}

import { useEffect, useState, type ComponentType } from 'react';
import { ChunkFailure } from 'shared-ui/form';
import { ListSkeleton } from './list/list-skeleton.tsx';
import { PageHead } from './page-head.tsx';
import type { Section } from './section.ts';

type Part = 'Section' | 'Brief';

const loaded = new Map<string, ComponentType>();

/**
 * A section, or the first rows of it, whose code comes when it is shown.
 * @param page tells sections of the same name on different pages apart
 */
export function SectionContent({
  page,
  section,
  part = 'Section',
}: {
  readonly page: string;
  readonly section: Section;
  readonly part?: Part;
}) {
  const key = `${page} ${section.id} ${part}`;
  const [Content, setContent] = useState<ComponentType | undefined>(() => loaded.get(key));
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isHere = true;
    if (loaded.has(key)) return undefined;
    section.load().then(
      (code) => {
        const content = code[part];
        if (!content) return;
        loaded.set(key, content);
        if (isHere) setContent(() => content);
      },
      (error: unknown) => {
        if (isHere) setFailure(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [key, part, section]);
  if (Content) return <Content />;
  return (
    <>
      {part === 'Section' ? (
        <PageHead title={section.title} />
      ) : (
        <h2 className="flex min-h-9 items-center text-lg font-semibold">{section.title}</h2>
      )}
      {failure === null ? (
        <ListSkeleton label={`Loading: ${section.title}`} />
      ) : (
        <ChunkFailure error={failure} otherwise="This part of the page could not be shown." />
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ChunkFailure } from 'shared-ui/form';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { settingsTabs, type TabId } from '../tabs.ts';

/** What a tab looks like before it is there: panels with lines in them, never fields that are empty. */
export function TabSkeleton({ id }: { readonly id: TabId }) {
  const tab = settingsTabs.find((one) => one.id === id);
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>Loading: {tab?.label}</VisuallyHidden>
      {Array.from({ length: tab?.panels ?? 1 }, (_, panel) => (
        <div
          key={panel}
          aria-hidden="true"
          className="flex min-h-60 flex-col gap-5 rounded-md border border-line bg-surface p-4"
        >
          <span className="h-5 w-40 rounded-sm bg-line" />
          <span className="h-3 w-3/4 rounded-sm bg-line" />
          <span className="h-9 w-full rounded-sm bg-line/60" />
          <span className="h-9 w-32 rounded-sm bg-line" />
        </div>
      ))}
    </div>
  );
}

const loaded = new Map<TabId, ComponentType>();

/** One tab, whose code comes when it is opened. */
export function TabContent({ id }: { readonly id: TabId }) {
  const [Content, setContent] = useState<ComponentType | undefined>(() => loaded.get(id));
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isHere = true;
    const tab = settingsTabs.find((one) => one.id === id);
    if (loaded.has(id) || !tab) return undefined;
    tab.load().then(
      ({ Component }) => {
        loaded.set(id, Component);
        if (isHere) setContent(() => Component);
      },
      (error: unknown) => {
        if (isHere) setFailure(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (failure !== null)
    return <ChunkFailure error={failure} otherwise="This part of the settings could not be shown." />;
  return Content ? <Content /> : <TabSkeleton id={id} />;
}

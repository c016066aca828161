import { useState } from 'react';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { PageHead } from '../../components/page-head.tsx';
import { ownPages } from '../../own-pages.ts';
import { ImportSteps } from './components/import-steps.tsx';
import { SourceStep } from './components/source-step.tsx';
import type { TextTable } from './read-table.ts';

export function Component() {
  const { title, path } = ownPages.clientImport;
  const [given, setGiven] = useState<{ readonly table: TextTable; readonly name: string }>();
  return (
    <div className="flex flex-col gap-4">
      <Seo
        title={title}
        description="Clients from a file: matched, checked, imported, and undone together."
        path={path}
        noindex
      />
      <PageHead title={title}>
        <TextLink to={ownPages.clients.path}>Back to the clients</TextLink>
      </PageHead>
      {given === undefined ? (
        <SourceStep onTable={(table, name) => setGiven({ table, name })} />
      ) : (
        <ImportSteps {...given} onAgain={() => setGiven(undefined)} />
      )}
    </div>
  );
}

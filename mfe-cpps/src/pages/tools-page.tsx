import { Seo } from 'shared-ui/seo';
import { tools } from '../own-pages.ts';
import { HelpCard } from '../sections/tools/help-card.tsx';
import { QuickAccess } from '../sections/tools/quick-access.tsx';
import { ToolLibrary } from '../sections/tools/tool-library.tsx';

export function Component() {
  return (
    <>
      <Seo
        title={tools.title}
        description="Calculators, templates, presentations and proposals for the nine layers."
        path={tools.path}
        noindex
      />
      <div className="flex max-w-page flex-col gap-8">
        <header className="flex flex-col gap-2">
          <h1 className="text-xl md:text-2xl">{tools.title}</h1>
          <p className="max-w-measure text-muted">
            Worksheets open in any spreadsheet. Documents and slides open in a browser, print on paper and can
            be edited in a word processor.
          </p>
        </header>
        <div className="grid items-start gap-8 xl:grid-cols-4">
          <ToolLibrary className="xl:col-span-3" />
          <aside aria-label="Quick access and help" className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
            <QuickAccess />
            <HelpCard />
          </aside>
        </div>
      </div>
    </>
  );
}

import { useSession } from 'shared-auth/session-provider';
import { hasRole } from 'shared-auth/roles';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Seo } from 'shared-ui/seo';
import { CoachesOnly } from '../lib/coaches-only.tsx';
import { useToolLibrary } from '../lib/use-tool-library.ts';
import { tools } from '../own-pages.ts';
import { HelpCard } from '../sections/tools/help-card.tsx';
import { QuickAccess } from '../sections/tools/quick-access.tsx';
import { ToolLibrary } from '../sections/tools/tool-library.tsx';

function Tools() {
  const library = useToolLibrary();
  const { profile } = useSession();
  return (
    <div className="flex max-w-page flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-xl md:text-2xl">{tools.title}</h1>
        <p className="max-w-measure text-muted">
          Workbooks with live formulas, documents with fields to fill in and slides with notes. The
          calculators run in the page, too.
        </p>
      </header>
      {library.problem === null ? null : (
        <Notice tone="danger" role="alert" title="The files could not be loaded">
          <p>{library.problem}</p>
          <Button
            size="sm"
            variant="secondary"
            busy={library.isLoading}
            onClick={() => void library.reload()}
            className="mt-2 self-start"
          >
            Try again
          </Button>
        </Notice>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-4">
        <ToolLibrary library={library} mayReplace={hasRole(profile, 'admin')} className="xl:col-span-3" />
        <aside aria-label="Quick access and help" className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <QuickAccess library={library} />
          <HelpCard />
        </aside>
      </div>
    </div>
  );
}

export function Component() {
  return (
    <>
      <Seo
        title={tools.title}
        description="Calculators, templates, presentations and proposals for the nine layers."
        path={tools.path}
        noindex
      />
      <CoachesOnly>
        <Tools />
      </CoachesOnly>
    </>
  );
}

import { VisuallyHidden } from 'shared-ui/visually-hidden';

const block = 'rounded-md border border-line bg-surface';

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, n) => (
    <span key={n} className="flex h-10 items-center border-t border-line px-4 first:border-t-0">
      <span className="h-3 w-2/3 rounded-sm bg-line" />
    </span>
  ));
}

/** The room of the overview until its one answer is there: what comes moves nothing. */
export function OverviewSkeleton() {
  return (
    <div role="status" className="flex min-h-dvh flex-col gap-4">
      <VisuallyHidden>Loading your overview</VisuallyHidden>
      <div aria-hidden="true" className={`${block} h-80 lg:h-36`} />
      <div aria-hidden="true" className="grid items-start gap-4 xl:grid-cols-3">
        <div className={`${block} flex flex-col xl:col-span-2`}>
          <Lines count={9} />
        </div>
        <div className={`${block} flex flex-col`}>
          <Lines count={6} />
        </div>
      </div>
    </div>
  );
}

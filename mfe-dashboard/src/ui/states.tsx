import { type ReactNode, useEffect, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { VisuallyHidden } from 'shared-ui/visually-hidden';

export interface FailedQueryProps {
  /** The data that failed to load, as the start of a sentence. */
  readonly what: string;
  /** Replaces the default title. */
  readonly title?: string | undefined;
  /** Text before the reason. */
  readonly lead?: string | undefined;
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Replaces data that failed to load: shows the reason and a retry button. */
export function FailedQuery({
  what,
  title = `${what} could not be loaded`,
  lead = '',
  query,
}: FailedQueryProps) {
  return (
    <Notice tone="danger" role="alert" title={title}>
      <p>
        {lead}
        {dataMessage(query.error)}
      </p>
      <Button
        size="sm"
        variant="secondary"
        busy={query.isFetching}
        onClick={() => void query.refetch()}
        className="mt-2 self-start"
      >
        Try again
      </Button>
    </Notice>
  );
}

interface FailureProps {
  readonly title?: string;
  readonly text: string | undefined;
}

/** Shows why a write failed. Undefined text shows nothing. */
export function Failure({ title, text }: FailureProps) {
  return text === undefined ? null : (
    <Notice tone="danger" role="alert" title={title}>
      <p>{text}</p>
    </Notice>
  );
}

interface EmptyListProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  readonly children?: ReactNode;
}

export function EmptyList({ title, text, action, children }: EmptyListProps) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-md border border-line bg-surface p-6">
      <p className="text-lg font-semibold wrap-anywhere">{title}</p>
      {text === undefined ? null : <p>{text}</p>}
      {action ? (
        <Button variant="secondary" size="sm" onClick={action.run}>
          {action.label}
        </Button>
      ) : null}
      {children}
    </div>
  );
}

/** Delay in ms before the skeleton appears, so that a fast response doesn't flash. */
const SHOWN_AFTER_MS = 150;

/** Ten placeholder rows at their final height. Content after them with `in-order` waits for them. */
export function ListSkeleton({ label }: { readonly label: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsShown, SHOWN_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" data-coming="" className="rounded-md border border-line bg-surface">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" className={isShown ? '' : 'invisible'}>
        {Array.from({ length: 10 }, (_, row) => (
          <div key={row} className="flex h-10 items-center gap-6 border-b border-line px-4 last:border-b-0">
            <span className="h-3 rounded-sm bg-line" style={{ width: `${String(20 + ((row * 7) % 18))}%` }} />
            <span className="h-3 w-16 rounded-sm bg-line" />
            <span className="hidden h-3 w-20 rounded-sm bg-line sm:block" />
            <span className="ml-auto hidden h-3 w-24 rounded-sm bg-line md:block" />
          </div>
        ))}
      </div>
    </div>
  );
}

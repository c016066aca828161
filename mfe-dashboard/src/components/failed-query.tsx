import { dataMessage } from 'shared-auth/error-words';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';

export interface FailedQueryProps {
  /** What could not be loaded, as the beginning of a sentence. */
  readonly what: string;
  /** A title in other words. */
  readonly title?: string | undefined;
  /** What stands before the reason. */
  readonly lead?: string | undefined;
  /** The query that failed, as `useDataQuery` gives it. */
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** In the place of what could not be read: why, and the way to ask again. */
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

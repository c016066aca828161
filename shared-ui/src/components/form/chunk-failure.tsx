import { isChunkFailure } from '../../chunks/load-chunk.ts';
import { ReloadButton } from '../../chunks/reload-button.tsx';
import { Notice } from '../notice/notice.tsx';

export interface ChunkFailureProps {
  readonly error: unknown;
  /** Said when the reason is not the connection. */
  readonly otherwise: string;
  readonly className?: string | undefined;
}

/** Says in words that something did not come, where it was asked for, and offers to load the page again if that helps. */
export function ChunkFailure({ error, otherwise, className }: ChunkFailureProps) {
  const isUnreached = isChunkFailure(error);
  return (
    <Notice tone="danger" role="alert" className={className}>
      <p>{isUnreached && error instanceof Error ? error.message : otherwise}</p>
      {isUnreached ? <ReloadButton className="ui:mt-2 ui:self-start" /> : null}
    </Notice>
  );
}

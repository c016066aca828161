import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { formatInstant } from '../../../lib/format.ts';
import type { SimilarClient } from '../data/find-similar.ts';

interface Props {
  readonly similar: SimilarClient;
  readonly onOpen: () => void;
  readonly onAdd: () => Promise<void>;
}

/** Before a client is added who may be there already. */
export function SimilarNotice({ similar, onOpen, onAdd }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const { client_name: name, client_company: company, since } = similar;
  const notice = useRef<HTMLDivElement>(null);
  // It comes below what was typed, and what is pressed next stands in it.
  useEffect(() => notice.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={notice}>
      <Notice tone="warning" role="alert" title="A client like this is there already">
        <p className="wrap-anywhere">
          This may be {[name, company].filter(Boolean).join(', ')}, on your list since {formatInstant(since)}.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={onOpen}>
            Open it
          </Button>
          <Button
            size="sm"
            variant="quiet"
            busy={isBusy}
            onClick={() => {
              setIsBusy(true);
              void onAdd().finally(() => setIsBusy(false));
            }}
          >
            Add anyway
          </Button>
        </div>
      </Notice>
    </div>
  );
}

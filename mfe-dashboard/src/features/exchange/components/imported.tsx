import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { ownPages } from '../../../own-pages.ts';
import type { ImportReport } from '../data/import-clients.ts';
import { useUndo } from '../use-undo.ts';

interface Props {
  readonly report: ImportReport;
  /** What undoes it. */
  readonly batch: string;
  readonly onAgain: () => void;
}

/** What was imported, in the words of the message that told it. */
const importedWords = ({ added, updated }: Pick<ImportReport, 'added' | 'updated'>): string =>
  `${added.toLocaleString('en-US')} ${added === 1 ? 'client' : 'clients'} added, ${updated.toLocaleString('en-US')} updated`;

/** Once it is done: what was done, and for ten minutes the way back. */
export function Imported({ report, batch, onAgain }: Props) {
  const undo = useUndo(batch);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const back = async () => {
    setIsBusy(true);
    try {
      setOutcome(await undo());
    } catch (error) {
      setOutcome(dataMessage(error, { what: 'Nothing was undone.' }));
    }
    setIsBusy(false);
  };
  return (
    <div className="flex max-w-160 flex-col gap-4">
      <Notice tone="success" role="status" title={importedWords(report)}>
        {outcome === undefined ? (
          <div className="flex flex-wrap items-center gap-3">
            <p>You can undo it for ten minutes.</p>
            <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void back()}>
              Undo the import
            </Button>
          </div>
        ) : (
          <p>{outcome}</p>
        )}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={ownPages.clients.path}>See the clients</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </div>
  );
}

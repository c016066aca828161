import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { ownPages } from '../../../own-pages.ts';
import type { ImportRun } from '../data/import-clients.ts';
import { useUndo } from '../use-undo.ts';

interface Props {
  readonly run: ImportRun;
  /** Why the import stopped, if it did. */
  readonly problem: string | undefined;
  readonly onContinue: () => void;
  readonly onAgain: () => void;
}

/** What was imported, in the words of the message that told it. */
const importedWords = ({ added, updated }: ImportRun): string =>
  `${added.toLocaleString('en-US')} ${added === 1 ? 'client' : 'clients'} added, ${updated.toLocaleString('en-US')} updated`;

/** How far an import is, as "1,250 of 5,000 clients". */
export const progressOf = ({ done, rows }: ImportRun): string =>
  `${done.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} clients`;

/** What is stored once the import is done or has stopped, and for ten minutes the undo of all of it. */
export function Imported({ run, problem, onContinue, onAgain }: Props) {
  const undo = useUndo(run.batch);
  const isDone = run.done === run.rows.length;
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
      <Notice
        tone={isDone ? 'success' : 'warning'}
        role={isDone ? 'status' : 'alert'}
        title={isDone ? importedWords(run) : `Import stopped: ${progressOf(run)}`}
      >
        {isDone || outcome !== undefined ? null : <p>{problem}</p>}
        {outcome === undefined ? (
          <div className="flex flex-wrap items-center gap-3">
            {isDone ? null : (
              <Button size="sm" disabled={isBusy} onClick={onContinue}>
                Continue the import
              </Button>
            )}
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

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { CallRefusal } from 'shared-auth/submit-form';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { dropLetter } from './kept-letters.ts';
import type { ReadyLetter } from './letter-form.tsx';
import type { Letters } from './letters.ts';

/** What stands below the subject: a letter without pictures begins with it. */
const belowSubject = ({ subject, text }: ReadyLetter['preview']): string =>
  text.startsWith(`${subject}\n`) ? text.slice(subject.length).trimStart() : text;

interface Props {
  readonly receiverId: string;
  readonly letter: ReadyLetter;
  readonly letters: Letters;
  /** Where it is written down: "the client’s activity". */
  readonly kept: string;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

/** The whole letter before it goes: it cannot be taken back. */
export function LetterSheet({ receiverId, letter, letters, kept, onSent, onBack }: Props) {
  const { preview, requestId, subject, body } = letter;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  useEffect(() => heading.current?.focus(), []);
  const send = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await letters.send(await getSupabase(), { requestId, subject, body });
      dropLetter(receiverId);
      await queries.invalidateQueries();
      notify.success(`Letter sent to ${preview.to}`);
      onSent();
    } catch (error) {
      setFailure(error instanceof CallRefusal ? error.message : dataMessage(error));
      setIsBusy(false);
    }
  };
  return (
    <section aria-labelledby="letter-preview" className="flex max-w-160 flex-col gap-4">
      <h2 id="letter-preview" ref={heading} tabIndex={-1} className="text-lg outline-none">
        The letter as it will go
      </h2>
      <div className="rounded-md border border-line bg-surface p-4 wrap-anywhere sm:p-6">
        <p className="text-sm text-muted">To {preview.to}</p>
        <p className="mb-3 font-semibold">{preview.subject}</p>
        <p className="max-w-[66ch] whitespace-pre-line">{belowSubject(preview)}</p>
      </div>
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert" title="The letter was not sent">
          <p>{failure} What you wrote is still here.</p>
        </Notice>
      )}
      <p className="text-muted">A letter cannot be taken back. It is written down in {kept}.</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void send()}>
          Send the letter
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          Change it
        </Button>
      </div>
    </section>
  );
}

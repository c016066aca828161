import { useState } from 'react';
import { LetterForm, type ReadyLetter } from '../../../components/letter/letter-form.tsx';
import { LetterSheet } from '../../../components/letter/letter-sheet.tsx';
import type { Letters } from '../../../components/letter/letters.ts';
import { useReplace } from '../../../lib/use-replace.ts';
import type { FullLead } from '../data/read-lead.ts';
import { previewLeadLetter, sendLeadLetter } from '../data/send-lead-letter.ts';
import { replyTemplates } from '../reply-templates.ts';

interface Props {
  readonly lead: FullLead;
  /** Where it stands once it is sent. */
  readonly sentAddress: string;
}

/** A letter to the lead: written, seen as a whole, sent, and kept in the history. */
export function LeadReply({ lead: { id }, sentAddress }: Props) {
  const [letter, setLetter] = useState<ReadyLetter>();
  const replace = useReplace();
  const letters: Letters = {
    preview: (client, sending) => previewLeadLetter(client, { leadId: id, ...sending }),
    send: (client, sending) => sendLeadLetter(client, { leadId: id, ...sending }),
  };
  return letter === undefined ? (
    <LetterForm
      receiverId={id}
      label="Reply"
      templates={replyTemplates}
      letters={letters}
      onReady={setLetter}
    />
  ) : (
    <LetterSheet
      receiverId={id}
      kept="the lead’s history"
      onSent={() => replace(sentAddress)}
      onBack={() => setLetter(undefined)}
      {...{ letter, letters }}
    />
  );
}

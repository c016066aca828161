import { useState } from 'react';
import { useNavigate } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { ForClient } from '../../components/for-client/for-client.tsx';
import type { NamedClient } from '../../components/for-client/find-clients.ts';
import { NoAddress } from '../../components/for-client/no-address.tsx';
import { StaffOnly } from '../../components/for-client/staff-only.tsx';
import { LetterForm, type ReadyLetter } from '../../components/letter/letter-form.tsx';
import { LetterSheet } from '../../components/letter/letter-sheet.tsx';
import type { Letters } from '../../components/letter/letters.ts';
import { PageHead } from '../../components/page-head.tsx';
import { ownPages } from '../../own-pages.ts';
import { previewClientLetter, sendClientLetter } from './data/send-letter.ts';
import { templates } from './templates.ts';

function Composer({ client }: { readonly client: NamedClient }) {
  const [letter, setLetter] = useState<ReadyLetter>();
  const navigate = useNavigate();
  const { id } = client;
  if (client.email === null) return <NoAddress client={client} />;
  const letters: Letters = {
    preview: (asked, sending) => previewClientLetter(asked, { clientId: id, ...sending }),
    send: (asked, sending) => sendClientLetter(asked, { clientId: id, ...sending }),
  };
  return letter === undefined ? (
    <LetterForm receiverId={id} label="Client update" onReady={setLetter} {...{ templates, letters }} />
  ) : (
    <LetterSheet
      receiverId={id}
      kept="the client’s activity"
      onSent={() => void navigate(`${ownPages.clients.path}?client=${id}&tab=activity`)}
      onBack={() => setLetter(undefined)}
      {...{ letter, letters }}
    />
  );
}

export function Component() {
  const { title, path } = ownPages.letter;
  return (
    <div className="flex flex-col gap-4">
      <Seo title={title} description="A letter to a client, looked at before it goes." path={path} noindex />
      <PageHead title={title} />
      <StaffOnly>
        <ForClient>{(client) => <Composer key={client.id} client={client} />}</ForClient>
      </StaffOnly>
    </div>
  );
}

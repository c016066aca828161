import { useState } from 'react';
import { Seo } from 'shared-ui/seo';
import { ForClient } from '../../components/for-client/for-client.tsx';
import type { NamedClient } from '../../components/for-client/find-clients.ts';
import { NoAddress } from '../../components/for-client/no-address.tsx';
import { StaffOnly } from '../../components/for-client/staff-only.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ownPages } from '../../own-pages.ts';
import { LetterForm, type ReadyLetter } from './components/letter-form.tsx';
import { LetterSheet } from './components/letter-sheet.tsx';

function Composer({ client }: { readonly client: NamedClient }) {
  const [letter, setLetter] = useState<ReadyLetter>();
  if (client.email === null) return <NoAddress client={client} />;
  return letter === undefined ? (
    <LetterForm clientId={client.id} onReady={setLetter} />
  ) : (
    <LetterSheet clientId={client.id} letter={letter} onBack={() => setLetter(undefined)} />
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

import { useState } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { badgeFiles } from 'shared-contract/badge-files';
import { programme } from 'shared-contract/programme';
import { Button, ButtonLink } from 'shared-ui/button';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { readCredential } from '../data/read-credential.ts';

/** The picture of the designation, and the credential that proves whose it is. */
export function BadgeFiles({ code }: { readonly code: string }) {
  const [busy, setBusy] = useState(false);
  const download = async (kind: 'jwt' | 'json') => {
    setBusy(true);
    try {
      const { token, credential } = await readCredential(await getSupabase(), code);
      saveFile(
        kind === 'jwt'
          ? { name: `${code}.jwt`, type: 'application/jwt', content: token }
          : {
              name: `${code}.json`,
              type: 'application/json',
              content: `${JSON.stringify(credential, null, 2)}\n`,
            },
      );
    } catch (error) {
      notify.error(error instanceof Error ? error.message : 'The file could not be made. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-labelledby="badge-title"
      className="flex flex-col gap-5 rounded-md border border-line bg-surface p-4 sm:flex-row sm:p-6 print:hidden"
    >
      <img
        src={badgeFiles.svg}
        alt={`Badge of the ${programme.designation}`}
        width={160}
        height={160}
        className="size-32 shrink-0 sm:size-40"
      />
      <div className="flex min-w-0 flex-col gap-3">
        <h2 id="badge-title" className="text-lg">
          Badge
        </h2>
        <p className="max-w-measure">
          The picture goes on a website or under a letter. The Open Badge is the signed proof for wallets and
          programs that read Open Badges 3.0: it names you, and ends with the certificate.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="sm" variant="secondary" href={badgeFiles.svg} download="cpps-badge.svg">
            Picture (SVG)
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" href={badgeFiles.png} download="cpps-badge.png">
            Picture (PNG, 1200 px)
          </ButtonLink>
          <Button size="sm" variant="secondary" busy={busy} onClick={() => void download('jwt')}>
            Open Badge, signed (JWT)
          </Button>
          <Button size="sm" variant="secondary" busy={busy} onClick={() => void download('json')}>
            Open Badge, to read (JSON)
          </Button>
        </div>
      </div>
    </section>
  );
}

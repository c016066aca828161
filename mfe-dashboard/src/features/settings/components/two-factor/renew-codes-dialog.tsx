import { useSession, useUser } from 'shared-auth/session-provider';
import { useState } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { CodeForm } from './code-form.tsx';
import { CodesStep } from './codes-step.tsx';

/** A new set of recovery codes in the place of the present one. */
export function RenewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { secondFactor } = useSession();
  const user = useUser();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function renew(code: string) {
    const { giveCode, makeCodes } = await secondFactor();
    await giveCode(code);
    const made = await makeCodes();
    if (made === null) throw new Error('Recovery codes are not available here.');
    setCodes(made);
  }

  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title={codes === null ? 'Make new recovery codes?' : 'Store your recovery codes'}
      description={
        codes === null
          ? 'The codes that you have now stop working.'
          : 'The codes from before no longer work. These are not shown again.'
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {codes === null ? (
        <CodeForm submitLabel="Make new codes" busyLabel="Making them..." onCode={renew} />
      ) : (
        <CodesStep codes={codes} email={user.email ?? ''} onDone={onClose} />
      )}
    </Dialog>
  );
}

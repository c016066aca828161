import { useSession } from 'shared-auth/session-provider';
import { Dialog } from 'shared-ui/dialog';
import { notify } from 'shared-ui/toast';
import { ProofForm } from './code-form.tsx';

/** Asks for a code: an unlocked computer is not enough to take the protection away. */
export function TurnOffDialog({ onClose }: { readonly onClose: () => void }) {
  const { secondFactor } = useSession();
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Turn off two-factor authentication?"
      description="Your password alone will open your account."
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ProofForm
        submitLabel="Turn off"
        busyLabel="Turning off..."
        onProof={async (proof) => {
          await (await secondFactor()).turnOff(proof);
          notify.success('Two-factor authentication is off');
          onClose();
        }}
      />
    </Dialog>
  );
}

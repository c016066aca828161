import { Dialog } from 'shared-ui/dialog';
import type { CoachNames } from '../components/client-cells.tsx';
import { ClientAdd } from './client-add.tsx';

interface Props {
  readonly coaches: CoachNames;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** The form of a new client over the list. Its page is `/dashboard/add-client`. */
export function AddClientDialog({ coaches, onOpen, onClose }: Props) {
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Add Client"
      onOpenChange={(isOpen) => {
        // What was typed is kept for this tab, and offered when the dialog is opened again.
        if (!isOpen) onClose();
      }}
    >
      <ClientAdd coaches={coaches} isOver onOpen={onOpen} onCancel={onClose} />
    </Dialog>
  );
}

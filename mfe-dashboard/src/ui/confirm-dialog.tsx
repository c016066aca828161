import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Notice } from 'shared-ui/notice';

interface OpenDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** A dashboard dialog that is mounted only while it is open. */
export function OpenDialog({ onClose, ...dialog }: OpenDialogProps) {
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      {...dialog}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}

interface ConfirmDialogProps extends OpenDialogProps {
  readonly confirm: string;
  readonly cancel?: string;
  readonly variant?: 'primary' | 'danger' | undefined;
  readonly cancelVariant?: 'quiet' | 'secondary';
  readonly isCancelFirst?: boolean;
  readonly isBusy: boolean;
  readonly disabled?: boolean;
  readonly failure?: string | undefined;
  readonly onConfirm: () => void;
}

/** Confirms a write. The caller closes the dialog, usually in the action's `onDone`. */
export function ConfirmDialog({
  confirm,
  cancel = 'Cancel',
  variant = 'primary',
  cancelVariant = 'quiet',
  isCancelFirst = false,
  isBusy,
  disabled = false,
  failure,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const buttons = [
    <Button key="confirm" variant={variant} busy={isBusy} disabled={disabled} onClick={onConfirm}>
      {confirm}
    </Button>,
    <Button key="cancel" variant={cancelVariant} onClick={dialog.onClose}>
      {cancel}
    </Button>,
  ];
  return (
    <OpenDialog {...dialog}>
      {children}
      {failure ? <Notice tone="danger" role="alert" title={failure} /> : null}
      <div className="flex flex-wrap gap-3">{isCancelFirst ? buttons.toReversed() : buttons}</div>
    </OpenDialog>
  );
}

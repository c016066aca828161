import { Question } from 'shared-ui/question';
import { cancelCall, type ManagedCall } from './calls.ts';

interface CancelQuestionProps {
  readonly token: string;
  readonly onCancelled: (call: ManagedCall) => void;
  readonly onKeep: () => void;
}

/** Asks once before a call is cancelled. */
export function CancelQuestion({ token, onCancelled, onKeep }: CancelQuestionProps) {
  return (
    <Question
      title="Cancel this call?"
      confirmLabel="Yes, cancel the call"
      busyLabel="Canceling…"
      failed="The call could not be canceled."
      onConfirm={async () => onCancelled(await cancelCall(token))}
      onKeep={onKeep}
    >
      The time is free for another person at once. You can book another call whenever you like, and canceling
      is free.
    </Question>
  );
}

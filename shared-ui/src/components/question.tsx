import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export interface QuestionProps {
  /** The action, as a question. */
  title: string;
  /** The action's consequence. */
  children: ReactNode;
  /** Runs the action. If it rejects, the error's message is shown. */
  onConfirm: () => Promise<void>;
  /** Cancels. The caller removes the question and restores focus. */
  onKeep: () => void;
  /** Label of the confirm button: verb and object. */
  confirmLabel: string;
  /** Label of the confirm button while the action runs. */
  busyLabel: string;
  keepLabel?: string;
  /** Shown if the failure has no message. */
  failed: string;
}

/**
 * Prompts once, inline, before an action that can't be undone. The question gets the focus, and stays until the action
 * has finished or the user cancels.
 */
export function Question({
  title,
  children,
  onConfirm,
  onKeep,
  confirmLabel,
  busyLabel,
  keepLabel = 'No, keep it',
  failed,
}: QuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => heading.current?.focus(), []);

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : failed);
      setBusy(false);
    }
  }

  return (
    <div
      role="group"
      aria-labelledby={id}
      data-slot="question"
      className="ui:grid ui:gap-4 ui:border-l-2 ui:border-danger ui:pl-6"
    >
      {/* Scroll margin, so that both buttons are visible below the heading. */}
      <h3 id={id} ref={heading} tabIndex={-1} className="ui:scroll-mb-72 ui:text-lg ui:outline-none">
        {title}
      </h3>
      <p>{children}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="ui:flex ui:flex-wrap ui:gap-4">
        <Button variant="danger" busy={isBusy} className="ui:max-sm:w-full" onClick={() => void confirm()}>
          {isBusy ? busyLabel : confirmLabel}
        </Button>
        <Button variant="secondary" disabled={isBusy} className="ui:max-sm:w-full" onClick={onKeep}>
          {keepLabel}
        </Button>
      </div>
    </div>
  );
}

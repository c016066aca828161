import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';

export interface QuestionProps {
  /** What is about to happen, as a question. */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** Does it. What it rejects with is said in its own words. */
  onConfirm: () => Promise<void>;
  /** Lets it be; whoever asked takes the question away and puts the focus back. */
  onKeep: () => void;
  /** Of the button that does it: the verb and its object. */
  confirmLabel: string;
  /** Of the same button while it is being done. */
  busyLabel: string;
  keepLabel?: string;
  /** Said where the failure has no words of its own. */
  failed: string;
}

/**
 * Asks once, in its place in the page, before something that cannot be taken back. The focus goes to the question, and the
 * one who asked is told of nothing until it is done.
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
      {/* Room below, so that both buttons are in sight with it. */}
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

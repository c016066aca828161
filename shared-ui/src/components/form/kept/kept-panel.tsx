import { useEffect, useRef, useState } from 'react';
import { DRAFT_DAYS } from '../draft-store.ts';
import { Button } from '../../button/button.tsx';
import { trySending } from './kept-forms.ts';

export interface KeptPanelProps {
  /** Shows the form again, as it was filled in. */
  readonly onChange: () => void;
  /** Empties the form. */
  readonly onDiscard: () => void;
}

/** Takes a form's place while it waits for a network. */
export function KeptPanel({ onChange, onDiscard }: KeptPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');
  const send = async () => {
    setAttempt('running');
    // Once it is sent, thanks or the form take this place.
    if (!(await trySending())) setAttempt('failed');
  };
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-slot="kept" className="ui:grid ui:gap-4 ui:border-l-4 ui:border-l-info ui:pl-4">
      <h2 ref={heading} tabIndex={-1} className="ui:font-heading ui:text-lg">
        You are offline. This is kept on this device.
      </h2>
      <p>
        We send it when the connection is back: at once while a page of this site is open, otherwise when you
        next open one. It is sent once, you are told when it has arrived, and it is kept for {DRAFT_DAYS} days
        at most.
      </p>
      {attempt === 'failed' ? (
        <p role="alert" className="ui:font-semibold">
          There is no connection yet. It stays here.
        </p>
      ) : null}
      <div className="ui:flex ui:flex-wrap ui:gap-3 ui:print:hidden">
        <Button busy={attempt === 'running'} onClick={() => void send()}>
          Try now
        </Button>
        <Button variant="secondary" onClick={onChange}>
          Change it
        </Button>
        {isAsking ? (
          <Button variant="danger" onClick={onDiscard}>
            Discard it for good
          </Button>
        ) : (
          <Button
            variant="quiet"
            onClick={() => {
              setIsAsking(true);
            }}
          >
            Discard
          </Button>
        )}
      </div>
    </div>
  );
}

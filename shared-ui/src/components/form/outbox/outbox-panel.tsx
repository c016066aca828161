import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { QueuedRequest } from 'shared-contract/service-worker';
import { contentOf } from '../../../form-content.ts';
import { Button } from '../../button.tsx';
import { DRAFT_DAYS, drop } from '../draft-store.ts';
import { endRequest } from '../form-submit.ts';
import { fillForm } from '../use-draft.ts';
import { flushQueue, followForm, type OutboxResult, queueForm, takeBack } from './outbox.tsx';

/** Replaces a form that waits for a network. */
function OutboxPanel({ onChange, onDiscard }: { onChange: () => void; onDiscard: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');
  const send = async () => {
    setAttempt('running');
    // Once it is sent, the answer or the form replaces this panel.
    if (!(await flushQueue())) setAttempt('failed');
  };
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-slot="kept" className="ui:grid ui:gap-4 ui:border-l-4 ui:border-l-info ui:pl-4">
      <h2 ref={heading} tabIndex={-1} className="ui:font-heading ui:text-lg">
        You are offline. This is stored on this device.
      </h2>
      <p>
        We’ll send it when you’re back online: immediately if a page of our site is open, otherwise when you
        next open one. It is sent once. We’ll tell you when it has arrived. It is stored here for {DRAFT_DAYS}{' '}
        days at most.
      </p>
      {attempt === 'failed' ? (
        <p role="alert" className="ui:font-semibold">
          There is no connection yet. It stays on this device.
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

interface Place {
  readonly key: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Shows a panel instead of the form, or the form. */
  readonly show: (panel: ReactNode) => void;
  readonly end: (end: OutboxResult) => void;
}

/** Connects a form to its queued request. */
export function joinOutbox({ key, form, show, end }: Place) {
  const leave = followForm(key, {
    onWaiting: (queued) => {
      show(
        <OutboxPanel
          onChange={() => void takeBack(key, queued, false)}
          onDiscard={() => void takeBack(key, queued, true)}
        />,
      );
    },
    onEnd: ({ content }, result, isDiscarded) => {
      show(null);
      if (!result.sent && form.current) fillForm(form.current, content);
      end(result);
      if (!isDiscarded) return;
      form.current?.reset();
      drop('draft', key);
      endRequest(key);
    },
  });
  return {
    leave,
    hold: (call: QueuedRequest, value: unknown, label: string) => {
      const content = form.current ? contentOf(form.current) : {};
      return queueForm(key, call, { value, content, label });
    },
  };
}

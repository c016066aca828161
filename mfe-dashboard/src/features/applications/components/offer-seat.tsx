import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import type { Cohort } from '../data/list-cohorts.ts';
import type { Waiting } from '../data/list-waiting.ts';
import { offerSeat } from '../data/offer-seat.ts';
import { nameOf } from '../model.ts';
import { useRefresh } from '../use-decisions.ts';

interface Props {
  readonly one: Waiting;
  readonly cohort: Cohort;
  readonly onClose: () => void;
}

/** The letter goes at once and is not taken back, so it asks first. */
export function OfferSeat({ one, cohort, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const refresh = useRefresh();
  const name = nameOf(one.application);
  const offer = async () => {
    setIsBusy(true);
    try {
      const { seat, mailed } = await offerSeat(await getSupabase(), one.id);
      if (mailed) notify.success(`${name} has a seat in ${seat.name}, and is told by email.`);
      else
        notify.error(`${name} has a seat in ${seat.name}. The email could not be sent: tell them yourself.`);
      await refresh();
      onClose();
    } catch (cause) {
      setRefusal(cause instanceof Error ? cause.message : 'No seat was given.');
      setIsBusy(false);
      await refresh();
    }
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={`Give ${name} the seat?`}
      description={`It is a seat in ${cohort.name}. The email that says so goes at once, and cannot be taken back.`}
    >
      {refusal === undefined ? null : (
        <Notice tone="danger" role="alert" title="No seat was given">
          <p>{refusal}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={isBusy} onClick={() => void offer()}>
          Give the seat
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

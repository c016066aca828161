import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { notify } from 'shared-ui/toast';
import { timeOf } from './clock.ts';
import { holdDecision, type Decision, type Place } from './data/decide-application.ts';
import { decisionWords } from './decision-words.ts';
import { useRefresh } from './use-decisions.ts';
import { useKeptText } from './use-kept-text.ts';

interface Input {
  readonly id: string;
  readonly decision: Decision;
  readonly place: Place | undefined;
  readonly onDone: () => void;
}

/** A decision as it is written: what is typed, what is missing, and that it was refused. */
export function useDecision({ id, decision, place, onDone }: Input) {
  const { done, noReason } = decisionWords[decision];
  const [note, keepNote] = useKeptText(`${decision}:${id}`);
  const [fieldError, setFieldError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const decided = { decision, note: note.trim(), place };
  const lacksReason = noReason !== null && decided.note === '';
  const decide = async () => {
    if (lacksReason) {
      setFieldError(noReason);
      return;
    }
    setIsBusy(true);
    try {
      const { letterAt } = await holdDecision(await getSupabase(), id, decided);
      keepNote('');
      notify.success(`${done} The letter goes at ${timeOf(letterAt)}.`);
      await refresh();
      onDone();
    } catch (cause) {
      setRefusal(cause instanceof Error ? cause.message : 'This was not decided.');
      setIsBusy(false);
      await refresh();
    }
  };
  return {
    note,
    setNote: (text: string) => {
      keepNote(text);
      setFieldError(undefined);
    },
    fieldError,
    refusal,
    isBusy,
    lacksReason,
    decided,
    decide,
  };
}

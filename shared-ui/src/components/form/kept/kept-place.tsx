import type { ReactNode, RefObject } from 'react';
import type { KeptCall } from 'shared-contract/service-worker';
import { contentOf } from '../../../chunks/form-content.ts';
import { clearDraft, fillForm } from '../draft.ts';
import { endRequest } from '../request-id.ts';
import { followAll, followForm, keepForm, takeBack, type KeptForm } from './kept-forms.ts';
import { KeptPanel } from './kept-panel.tsx';

const LOST = 'This was kept on this device and has not been sent. Please send it again.';

/** What becomes of a form that waited. */
export interface KeptEnd {
  readonly errors: Readonly<Record<string, string>>;
  readonly failure?: string;
  readonly sent?: { readonly value: unknown; readonly answer: unknown };
}

interface Place {
  readonly key: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Shows something in the form's place, or the form. */
  readonly show: (panel: ReactNode) => void;
  readonly end: (end: KeptEnd) => void;
}

export interface KeptPlace {
  readonly hold: (call: KeptCall, value: unknown, label: string) => Promise<boolean>;
  readonly leave: () => void;
}

/** A form's side of what waits for a network. */
export function joinKept({ key, form, show, end }: Place): KeptPlace {
  const finish = ({ content }: KeptForm, outcome: KeptEnd) => {
    show(null);
    if (!outcome.sent && form.current) fillForm(form.current, content);
    end(outcome);
  };
  const leave = followForm(key, {
    onWaiting: (kept) => {
      show(
        <KeptPanel
          onChange={() => void takeBack(key, kept, false)}
          onDiscard={() => void takeBack(key, kept, true)}
        />,
      );
    },
    onSent: (kept, answer) => {
      finish(kept, { errors: {}, sent: { value: kept.value, answer } });
    },
    onRefused: (kept, { message, errors }) => {
      finish(kept, Object.keys(errors).length > 0 ? { errors } : { errors, failure: message });
    },
    onLost: (kept) => {
      finish(kept, { errors: {}, failure: LOST });
    },
    onBack: (kept, isDiscarded) => {
      finish(kept, { errors: {} });
      if (!isDiscarded) return;
      form.current?.reset();
      clearDraft(key);
      endRequest(key);
    },
  });
  followAll();
  return {
    leave,
    hold: (call, value, label) => {
      const content = form.current ? contentOf(form.current) : {};
      return keepForm(key, call, { value, content, label });
    },
  };
}

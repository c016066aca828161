// The headless entry: the styled one writes an inline style sheet, which the content policy forbids.
import { toast } from 'react-hot-toast/headless';
import type { KeptState } from 'shared-contract/service-worker';
import { Anchor } from '../../anchor/anchor.tsx';
import type { KeptForm } from './kept-forms.ts';

function referenceOf(answer: unknown): string | undefined {
  const reference: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'reference') : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

/** Says on another page what became of a form. It stays until somebody sends it away: nobody waits for it just now. */
export function tellOutcome(
  { id, label, path }: Pick<KeptForm, 'id' | 'label' | 'path'>,
  state: Exclude<KeptState, { at: 'waiting' }>,
): void {
  const options = { id, duration: Infinity };
  if (state.at === 'sent') {
    const reference = referenceOf(state.answer);
    toast.success(
      <>
        {label}: what you sent without a connection has arrived.
        {reference === undefined ? null : (
          <>
            {' '}
            Your reference is <strong className="ui:tabular-nums">{reference}</strong>.
          </>
        )}
      </>,
      options,
    );
    return;
  }
  toast.error(
    <>
      {label}: what you sent without a connection was not accepted. {state.message}{' '}
      <Anchor to={path} className="ui:inline-block ui:py-1 ui:underline ui:underline-offset-4">
        Mend it
      </Anchor>
    </>,
    { ...options, ariaProps: { role: 'alert', 'aria-live': 'assertive' } },
  );
}

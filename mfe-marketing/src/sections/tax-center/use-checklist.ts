import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { paths } from 'shared-contract/paths';
import { yearEnd } from '../../content/tax-center/tax-center-text.ts';
import { useAddressChoice } from '../../use-address-choice.ts';
import { keepTicks, keptTicks, watchTicks } from './checklist-store.ts';

const ids: readonly string[] = yearEnd.flatMap(({ tips }) => tips.map(({ id }) => id));

/** The tips that a text names, in the order of the list; what it names besides is of another year's list. */
const read = (text: string): readonly string[] => {
  const named = new Set(text.split('.'));
  return ids.filter((id) => named.has(id));
};

/** A link that shows these ticks to whoever opens it. */
export function linkTo(ticks: readonly string[], origin: string): string {
  const query = new URLSearchParams({ tab: 'year-end', ...(ticks.length > 0 && { done: ticks.join('.') }) });
  return `${origin}${paths.taxCenter}?${query.toString()}`;
}

/**
 * What is ticked: this device's own list, or the one that came with a link (`?done=`). A device without ticks takes the
 * link's; one that has some keeps them until its reader decides.
 */
export function useChecklist() {
  const [valueOf, choose] = useAddressChoice();
  const text = useSyncExternalStore(watchTicks, keptTicks, () => '');
  const asked = valueOf('done');
  const own = useMemo(() => read(text), [text]);
  const sent = useMemo(() => read(asked), [asked]);
  const isSame = own.join('.') === sent.join('.');
  const settles = asked !== '' && (own.length === 0 || isSame);
  useEffect(() => {
    if (!settles) return;
    keepTicks(sent);
    choose({ done: '' }, { replace: true });
  }, [settles, sent, choose]);
  const isFromLink = asked !== '' && !settles;
  const endLink = () => {
    choose({ done: '' }, { replace: true });
  };
  return {
    count: ids.length,
    done: isFromLink || settles ? sent : own,
    isFromLink,
    toggle: (id: string) => {
      keepTicks(ids.filter((each) => own.includes(each) !== (each === id)));
    },
    put: keepTicks,
    takeSent: () => {
      keepTicks(sent);
      endLink();
    },
    showOwn: endLink,
  };
}

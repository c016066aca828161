import { Badge } from 'shared-ui/badge';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import type { onboardingList } from 'shared-contract/lists/onboarding';
import type { ListCells } from '../../../components/list/list-row.tsx';
import { formatInstant } from '../../../lib/format.ts';
import type { OnboardingPerson } from '../data/onboarding-people.ts';

/** Whoever keeps their profile to themselves has answers and no name for their coach. */
export const nameOf = ({ name, email }: Pick<OnboardingPerson, 'name' | 'email'>): string =>
  name || email || 'Profile not shown';
export const typeOf = ({ account_type: type }: Pick<OnboardingPerson, 'account_type'>): string | undefined =>
  type === null ? undefined : type === 'cpa' ? 'CPA' : 'Business owner';

const nothing = <VisuallyHidden>none</VisuallyHidden>;
const state = ({ state }: OnboardingPerson) => (
  <Badge tone={state === 'finished' ? 'success' : 'info'} className="shrink-0">
    {state === 'finished' ? 'Finished' : 'Begun'}
  </Badge>
);
const changed = ({ updated_at }: OnboardingPerson) => (
  <time dateTime={updated_at}>{formatInstant(updated_at)}</time>
);

/** What stands in the columns of people with answers. */
export const personCells: ListCells<OnboardingPerson, typeof onboardingList> = {
  email: ({ email }) => (email === '' ? nothing : email),
  type: (person) => typeOf(person) ?? nothing,
  state,
  changed,
};

export const personCard = (person: OnboardingPerson): ListCard => ({
  id: person.id,
  name: nameOf(person),
  mark: state(person),
  note: person.email || (typeOf(person) ?? ''),
  facts: [
    ...(person.account_type === null ? [] : [{ term: 'Type', value: typeOf(person) }]),
    { term: 'Last change', value: changed(person) },
  ],
});

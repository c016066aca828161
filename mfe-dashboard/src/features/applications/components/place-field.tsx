import { useToday } from 'shared-ui/hooks';
import { SelectField } from 'shared-ui/field';
import { useState } from 'react';
import type { Cohort } from '../data/list-cohorts.ts';
import type { Decisions } from '../data/list-decisions.ts';
import type { Application } from '../model.ts';
import { placesFor, withFreeSeats, type PlaceOption } from '../seats.ts';

/** Where the approval seats: first where it would by itself, kept as it was chosen when a colleague takes the seat. */
export function usePlace(application: Application, cohorts: readonly Cohort[], decisions: Decisions) {
  const today = useToday('');
  const wanted = cohorts.find(({ id }) => id === application.cohort_id);
  const free = withFreeSeats(cohorts, today, decisions);
  const options = placesFor(wanted, free);
  const [chosen, setChosen] = useState(options[0]);
  const isGone = options.every(({ value }) => value !== chosen.value);
  return {
    wanted,
    isFull: wanted !== undefined && free.every(({ id }) => id !== wanted.id),
    options: isGone ? [chosen, ...options] : options,
    chosen,
    isGone,
    choose: (value: string) =>
      setChosen((before) => options.find((option) => option.value === value) ?? before),
  };
}

interface Props {
  readonly place: ReturnType<typeof usePlace>;
}

const wish = ({ wanted, isFull }: Props['place']): string => {
  if (wanted === undefined) return 'They asked for the next one with a seat.';
  return isFull ? `They asked for ${wanted.name}, which has no free seat.` : `They asked for ${wanted.name}.`;
};

export function PlaceField({ place }: Props) {
  const { options, chosen, isGone, choose } = place;
  return (
    <SelectField
      label="Seat"
      name="place"
      hint={`${wish(place)} ${chosen.note}`.trim()}
      error={isGone ? 'No seat is free there any more. Choose again.' : undefined}
      options={options.map(({ value, label }: PlaceOption) => ({ value, label }))}
      required
      defaultValue={chosen.value}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

import { useState, type SubmitEvent } from 'react';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { Link } from 'shared-ui/router';
import { tabLook } from '../../../components/tabs.tsx';
import { daysProblem, periodOf, presets, type Period, type Preset } from '../period.ts';

interface Props {
  readonly period: Period;
  readonly today: string;
  readonly addressOf: (period: Preset | (string & {})) => string;
  readonly onChoose: (period: string) => void;
}

/** Two days of one's own. What is wrong is said under them and stays as it was typed. */
function OwnDays({ period, today, onChoose }: Omit<Props, 'addressOf'>) {
  const [wrong, setWrong] = useState<string>();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget);
    const text = (name: string): string => {
      const value = entry.get(name);
      return typeof value === 'string' ? value : '';
    };
    const days = { from: text('from'), to: text('to') };
    const problem = daysProblem(days, today);
    setWrong(problem ?? undefined);
    if (problem === null) onChoose(periodOf(days));
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-wrap items-end gap-2">
      <TextField
        label="From"
        name="from"
        type="date"
        required
        defaultValue={period.from}
        error={wrong}
        className="w-40"
      />
      <TextField label="To" name="to" type="date" required defaultValue={period.to} className="w-40" />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  );
}

/** Which days are counted: links to the usual periods, and two days of one's own. */
export function PeriodChoice({ period, today, addressOf, onChoose }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 print:hidden">
      <nav aria-label="Period" className="overflow-x-auto">
        <ul className="flex">
          {presets.map(({ id, label }) => (
            <li key={id}>
              <Link
                to={addressOf(id)}
                preventScrollReset
                aria-current={period.preset === id ? 'true' : undefined}
                className={tabLook}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <OwnDays key={periodOf(period)} period={period} today={today} onChoose={onChoose} />
    </div>
  );
}

import { clientStatuses } from 'shared-contract/lists/clients';
import { SelectField, TextField } from 'shared-ui/field';
import { ChoiceGroup } from 'shared-ui/form-kit';
import type { Typed } from '../../../lib/use-typing.ts';
import type { CoachNames } from '../components/client-cells.tsx';
import { knownStrategies, strategyPrefix } from './client-values.ts';

interface Props {
  /** What stands in the fields at first. */
  readonly typed: Typed;
  readonly coaches: CoachNames;
  /** Whether the reader chooses the coach: the field is there before the coaches are. */
  readonly hasCoach: boolean;
  /** Asks for the first deadline too. Later ones are kept by themselves. */
  readonly isNew?: boolean;
}

const statusOptions = clientStatuses.map((status) => ({ value: status, label: status }));

/** The fields of a client, for who adds one and for who changes one. */
export function ClientFields({ typed, coaches, hasCoach, isNew = false }: Props) {
  const chosen = Object.keys(typed)
    .filter((name) => name.startsWith(strategyPrefix))
    .map((name) => name.slice(strategyPrefix.length));
  const strategies = [...new Set([...knownStrategies, ...chosen])];
  const text = (name: string) => ({ name, defaultValue: typed[name] ?? '' });
  const dollars = (name: string) => ({
    ...text(name),
    inputMode: 'decimal' as const,
    hint: 'US dollars a year',
  });
  return (
    <>
      <TextField label="Name" {...text('name')} autoComplete="off" maxLength={120} required />
      <TextField label="Company" {...text('company')} autoComplete="off" maxLength={160} />
      <TextField label="Email" type="email" {...text('email')} autoComplete="off" maxLength={254} />
      <TextField label="Phone" type="tel" {...text('phone')} autoComplete="off" maxLength={40} />
      <SelectField
        label="Status"
        name="status"
        options={statusOptions}
        defaultValue={typed['status'] ?? 'Prospect'}
        required
      />
      {hasCoach ? (
        <SelectField
          // A choice that was kept stands once there is something to choose from.
          key={coaches.size}
          label="Coach"
          name="coach_id"
          placeholder="Nobody"
          options={[...coaches].map(([value, label]) => ({ value, label }))}
          defaultValue={typed['coach_id'] ?? ''}
        />
      ) : null}
      <TextField label="Annual revenue" {...dollars('revenue')} />
      <TextField label="Retainer" {...dollars('retainer_value')} />
      <TextField label="Tax savings" {...dollars('tax_savings')} />
      <TextField label="Last contact" type="date" {...text('last_contact')} />
      {isNew ? (
        <>
          <TextField label="Next deadline" type="date" {...text('next_deadline')} />
          <TextField label="What is due" {...text('next_deadline_name')} maxLength={120} />
        </>
      ) : null}
      <ChoiceGroup
        look="list"
        legend="Strategies"
        options={strategies.map((name) => ({ value: name, label: name }))}
        name={(value) => `${strategyPrefix}${value}`}
        chosen={chosen}
        required={false}
      />
    </>
  );
}

import { clientStatuses } from 'shared-contract/lists/clients';
import { SelectField, TextField } from 'shared-ui/field';
import { ChoiceGroup } from 'shared-ui/form-kit';
import type { Typed } from '../../lib/drafts.ts';
import type { CoachNames } from './cells.tsx';
import { knownStrategies, strategyPrefix } from './client.ts';

interface Props {
  readonly typed: Typed;
  readonly coaches: CoachNames;
  /** Whether the user can choose a coach. Reserves the field until the coaches load. */
  readonly hasCoach: boolean;
  /** Adds the fields of the first deadline. Existing clients have their own deadline list. */
  readonly isNew?: boolean;
}

const statusOptions = clientStatuses.map((status) => ({ value: status, label: status }));

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
          // Remount when the coaches load, so that a restored choice is selected.
          key={coaches.size}
          label="Coach"
          name="coach_id"
          placeholder="Unassigned"
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

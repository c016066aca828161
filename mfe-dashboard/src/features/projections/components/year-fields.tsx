import { useState } from 'react';
import { SelectField, TextField, CheckboxField } from 'shared-ui/field';
import type { ProjectionInputs } from '../inputs.ts';
import { entityNames, statusNames } from '../words.ts';
import { AmountField } from './amount-field.tsx';
import { Group } from './group.tsx';

const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const years = [
  { value: '2026', label: '2026, filed in 2027' },
  { value: '2025', label: '2025, filed in 2026' },
];
const deductions = [
  { value: 'standard', label: 'Standard' },
  { value: 'itemized', label: 'Itemized' },
];

interface Props {
  readonly inputs: ProjectionInputs;
  readonly entity: ProjectionInputs['entity'];
  readonly onEntity: (entity: ProjectionInputs['entity']) => void;
}

function Household({ inputs }: Pick<Props, 'inputs'>) {
  const [deduction, setDeduction] = useState(inputs.deduction);
  return (
    <Group legend="The household">
      <SelectField
        label="Filing status"
        name="status"
        options={options(statusNames)}
        defaultValue={inputs.status}
        required
      />
      <TextField
        label="Owner’s age at the end of the year"
        name="age"
        inputMode="numeric"
        defaultValue={inputs.age}
        required
      />
      <TextField
        label="People of 65 or older"
        name="over65"
        inputMode="numeric"
        defaultValue={inputs.over65}
        required
      />
      <AmountField label="Wages from elsewhere" name="wages" amount={inputs.wages} />
      <AmountField
        label="Interest, ordinary dividends, rent"
        name="investmentIncome"
        amount={inputs.investmentIncome}
      />
      <AmountField label="Long-term gains, qualified dividends" name="gains" amount={inputs.gains} />
      <SelectField
        label="Deduction"
        name="deduction"
        options={deductions}
        defaultValue={inputs.deduction}
        onChange={({ target }) => setDeduction(target.value === 'itemized' ? 'itemized' : 'standard')}
        required
      />
      {deduction === 'itemized' ? (
        <>
          <AmountField
            label="State and local tax paid"
            name="salt"
            amount={inputs.salt}
            hint="Before its cap"
          />
          <AmountField label="Other itemized deductions" name="otherItemized" amount={inputs.otherItemized} />
        </>
      ) : null}
    </Group>
  );
}

/** The year as it is: whose, and what the business earns. */
export function YearFields({ inputs, entity, onEntity }: Props) {
  return (
    <>
      <Group legend="The projection">
        <TextField label="Name" name="label" maxLength={120} defaultValue={inputs.label} required />
        <SelectField
          label="Tax year"
          name="year"
          options={years}
          defaultValue={String(inputs.year)}
          required
        />
      </Group>
      <Group legend="The business">
        <SelectField
          label="Taxed as"
          name="entity"
          options={options(entityNames)}
          defaultValue={inputs.entity}
          onChange={({ target }) => onEntity(target.value === 's-corp' ? 's-corp' : 'sole')}
          required
        />
        <AmountField
          label="Profit before the owner’s pay"
          name="profit"
          amount={inputs.profit}
          required
          placeholder="300,000"
        />
        {entity === 's-corp' ? (
          <AmountField label="Owner’s salary" name="salary" amount={inputs.salary} required />
        ) : null}
        <AmountField label="Wages to others" name="staffWages" amount={inputs.staffWages} />
        <CheckboxField
          label="A service business of IRC 199A(d): health, law, accounting, consulting"
          name="isService"
          defaultChecked={inputs.isService}
          className="sm:col-span-full"
        />
      </Group>
      <Household inputs={inputs} />
    </>
  );
}

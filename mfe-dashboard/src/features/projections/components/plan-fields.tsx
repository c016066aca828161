import { useState, type ReactNode } from 'react';
import { CheckboxField, SelectField, TextField } from 'shared-ui/field';
import type { ProjectionInputs, StepId } from '../inputs.ts';
import { stepWords } from '../words.ts';
import { AmountField } from './amount-field.tsx';

const kinds = [
  { value: 'nonresidential', label: 'Nonresidential, 39 years' },
  { value: 'residential', label: 'Residential rental, 27.5 years' },
];
const acquired = [
  { value: 'after', label: 'After January 19, 2025' },
  { value: 'before', label: 'January 19, 2025 or earlier' },
];
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Date(Date.UTC(2026, index)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
}));
const ages = ['62', '63', '64', '65'].map((value) => ({ value, label: value }));

interface StepProps {
  readonly step: StepId;
  readonly inputs: ProjectionInputs;
  readonly children?: ReactNode;
}

/** One step of the plan; what it asks for shows once it is chosen. */
function Step({ step, inputs, children }: StepProps) {
  const [isOn, setIsOn] = useState(inputs[step]);
  const { name, note } = stepWords[step];
  return (
    <div className="border-t border-line py-2 first:border-t-0">
      <CheckboxField
        label={<span className="font-semibold">{name}</span>}
        name={step}
        defaultChecked={inputs[step]}
        hint={note}
        onChange={({ target }) => setIsOn(target.checked)}
      />
      {isOn && children ? (
        <div className="mt-2 mb-3 ml-9 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
      ) : null}
    </div>
  );
}

function Building({ inputs }: Pick<StepProps, 'inputs'>) {
  return (
    <>
      <AmountField label="Cost without land" name="building" amount={inputs.building} required />
      <SelectField
        label="Kind of building"
        name="buildingKind"
        options={kinds}
        defaultValue={inputs.buildingKind}
        required
      />
      <SelectField
        label="Month of service"
        name="month"
        options={months}
        defaultValue={String(inputs.month)}
        required
      />
      <SelectField
        label="Acquired"
        name="isAcquiredAfter"
        options={acquired}
        defaultValue={inputs.isAcquiredAfter ? 'after' : 'before'}
        hint="A binding written contract decides the day"
        required
      />
      <AmountField label="5-year property" name="fiveYear" amount={inputs.fiveYear} />
      <AmountField label="15-year property" name="fifteenYear" amount={inputs.fifteenYear} />
    </>
  );
}

function Research({ inputs }: Pick<StepProps, 'inputs'>) {
  const years = [0, 1, 2, 3] as const;
  return years.map((ago) => (
    <AmountField
      key={ago}
      label={
        ago === 0
          ? 'Research expenses of the year'
          : ago === 1
            ? 'One year before'
            : `${['', '', 'Two', 'Three'][ago] ?? ''} years before`
      }
      name={`research${String(ago)}`}
      amount={inputs[`research${ago}`]}
      required={ago === 0}
    />
  ));
}

interface Props {
  readonly inputs: ProjectionInputs;
  readonly entity: ProjectionInputs['entity'];
}

/** What the plan changes. */
export function PlanFields({ inputs, entity }: Props) {
  return (
    <fieldset className="min-w-0 rounded-md border border-line bg-surface p-4 pt-2">
      <legend className="px-1 text-lg">The plan</legend>
      <div>
        {entity === 'sole' ? (
          <Step step="election" inputs={inputs}>
            <AmountField label="Reasonable salary" name="planSalary" amount={inputs.planSalary} required />
          </Step>
        ) : null}
        <Step step="deferring" inputs={inputs}>
          <AmountField
            label="Deferred in the year"
            name="deferral"
            amount={inputs.deferral}
            hint="Left empty: as much as the limits allow"
          />
        </Step>
        <Step step="cashBalance" inputs={inputs}>
          <SelectField
            label="Retirement at"
            name="retirementAge"
            options={ages}
            defaultValue={String(inputs.retirementAge)}
            required
          />
          <TextField
            label="Years with the business so far"
            name="service"
            inputMode="numeric"
            defaultValue={inputs.service}
            required
          />
          <AmountField
            label="Contribution of the year"
            name="pension"
            amount={inputs.pension}
            hint="Left empty: the illustration’s first year"
          />
        </Step>
        <Step step="costSegregation" inputs={inputs}>
          <Building inputs={inputs} />
        </Step>
        <Step step="captive" inputs={inputs}>
          <AmountField label="Premium of the year" name="premium" amount={inputs.premium} required />
        </Step>
        <Step step="research" inputs={inputs}>
          <Research inputs={inputs} />
        </Step>
      </div>
    </fieldset>
  );
}

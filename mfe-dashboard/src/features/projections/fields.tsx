import { type ComponentProps, type ReactNode, useState } from 'react';
import { formatNumber } from 'shared-contract/format';
import { CheckboxField, SelectField, TextField } from 'shared-ui/field';
import { amountLabels, stepDetails } from './labels.ts';
import type { StepId } from './model.ts';
import type { ProjectionInputs } from './projection.schema.ts';

interface FieldProps<Name extends keyof ProjectionInputs> {
  readonly name: Name;
  /** The initial values. */
  readonly inputs: ProjectionInputs;
}

type AmountFieldProps = FieldProps<keyof typeof amountLabels> &
  Pick<ComponentProps<typeof TextField>, 'required' | 'hint' | 'placeholder'>;

/** Accepts dollars with separators. A 0 leaves the field empty. */
export function AmountField({ inputs, name, ...field }: AmountFieldProps) {
  return (
    <TextField
      label={amountLabels[name]}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={inputs[name] === 0 ? '' : formatNumber(inputs[name])}
      {...field}
    />
  );
}

type CountFieldProps = FieldProps<'age' | 'over65' | 'service'> & { readonly label: string };

export function CountField({ inputs, name, label }: CountFieldProps) {
  return <TextField label={label} name={name} inputMode="numeric" defaultValue={inputs[name]} required />;
}

type ChoiceFieldProps = FieldProps<keyof ProjectionInputs> &
  Pick<ComponentProps<typeof SelectField>, 'label' | 'options' | 'onChange'>;

export function ChoiceField({ inputs, name, ...field }: ChoiceFieldProps) {
  return <SelectField name={name} defaultValue={String(inputs[name])} required {...field} />;
}

interface GroupProps {
  readonly legend: string;
  /** The default is two or three columns if there is room. */
  readonly className?: string;
  readonly children: ReactNode;
}

export function Group({
  legend,
  className = 'grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-3',
  children,
}: GroupProps) {
  return (
    <fieldset className="min-w-0 rounded-md border border-line bg-surface p-4 pt-2">
      <legend className="px-1 text-lg">{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  );
}

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

/** The step's fields appear only while it is selected. */
function Step({ step, inputs, children }: StepProps) {
  const [isOn, setIsOn] = useState(inputs[step]);
  const { name, note } = stepDetails[step];
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
      <AmountField inputs={inputs} name="building" required />
      <ChoiceField inputs={inputs} name="buildingKind" label="Kind of building" options={kinds} />
      <ChoiceField inputs={inputs} name="month" label="Month placed in service" options={months} />
      <SelectField
        label="Acquired"
        name="isAcquiredAfter"
        options={acquired}
        defaultValue={inputs.isAcquiredAfter ? 'after' : 'before'}
        hint="A binding written contract sets the date"
        required
      />
      <AmountField inputs={inputs} name="fiveYear" />
      <AmountField inputs={inputs} name="fifteenYear" />
    </>
  );
}

interface Props extends Pick<StepProps, 'inputs'> {
  readonly entity: ProjectionInputs['entity'];
}

export function PlanFields({ inputs, entity }: Props) {
  return (
    <Group legend="The plan" className="">
      {entity === 'sole' ? (
        <Step step="election" inputs={inputs}>
          <AmountField inputs={inputs} name="planSalary" required />
        </Step>
      ) : null}
      <Step step="deferring" inputs={inputs}>
        <AmountField inputs={inputs} name="deferral" hint="Leave empty for the maximum" />
      </Step>
      <Step step="cashBalance" inputs={inputs}>
        <ChoiceField inputs={inputs} name="retirementAge" label="Retirement at" options={ages} />
        <CountField inputs={inputs} name="service" label="Years with the business so far" />
        <AmountField inputs={inputs} name="pension" hint="Leave empty for the illustration’s first year" />
        <AmountField inputs={inputs} name="staffPlan" hint="The plan tests decide the figure" />
      </Step>
      <Step step="costSegregation" inputs={inputs}>
        <Building inputs={inputs} />
      </Step>
      <Step step="research" inputs={inputs}>
        <AmountField inputs={inputs} name="research0" required />
        <AmountField inputs={inputs} name="research1" />
        <AmountField inputs={inputs} name="research2" />
        <AmountField inputs={inputs} name="research3" />
      </Step>
      <Step step="captive" inputs={inputs}>
        <AmountField inputs={inputs} name="premium" required />
      </Step>
    </Group>
  );
}

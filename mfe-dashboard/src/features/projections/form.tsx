import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import { CheckboxField, TextField } from 'shared-ui/field';
import { Form } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { useAction } from '../../lib/use-action.ts';
import { projectionAddress } from '../../page-list.ts';
import { AmountField, ChoiceField, CountField, Group, PlanFields } from './fields.tsx';
import { deductionNames, entityNames, statusNames } from './labels.ts';
import { project } from './model.ts';
import type { ProjectionInputs } from './projection.schema.ts';
import { saveProjection } from './queries.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const years = [
  { value: '2026', label: '2026, filed in 2027' },
  { value: '2025', label: '2025, filed in 2026' },
];

interface Props {
  readonly inputs: ProjectionInputs;
}

function Household({ inputs }: Props) {
  const [deduction, setDeduction] = useState(inputs.deduction);
  const [status, setStatus] = useState<string>(inputs.status);
  return (
    <Group legend="The household">
      <ChoiceField
        inputs={inputs}
        name="status"
        label="Filing status"
        options={optionsOf(statusNames)}
        onChange={({ target }) => setStatus(target.value)}
      />
      <CountField inputs={inputs} name="age" label="Owner’s age at the end of the year" />
      <CountField inputs={inputs} name="over65" label="People of 65 or older" />
      <AmountField inputs={inputs} name="wages" />
      {status === 'joint' ? (
        <AmountField
          inputs={inputs}
          name="ownWages"
          hint="Whose wages? Leave empty if they are the spouse’s"
        />
      ) : null}
      <AmountField inputs={inputs} name="investmentIncome" />
      <AmountField inputs={inputs} name="gains" />
      <ChoiceField
        inputs={inputs}
        name="deduction"
        label="Deduction"
        options={optionsOf(deductionNames)}
        onChange={({ target }) => setDeduction(target.value === 'itemized' ? 'itemized' : 'standard')}
      />
      {deduction === 'itemized' ? (
        <>
          <AmountField inputs={inputs} name="salt" hint="Before its cap" />
          <AmountField inputs={inputs} name="otherItemized" />
        </>
      ) : null}
    </Group>
  );
}

interface YearFieldsProps extends Props {
  readonly entity: ProjectionInputs['entity'];
  readonly onEntity: (entity: ProjectionInputs['entity']) => void;
}

function YearFields({ inputs, entity, onEntity }: YearFieldsProps) {
  return (
    <>
      <Group legend="The projection">
        <TextField label="Name" name="label" maxLength={120} defaultValue={inputs.label} required />
        <ChoiceField inputs={inputs} name="year" label="Tax year" options={years} />
      </Group>
      <Group legend="The business">
        <ChoiceField
          inputs={inputs}
          name="entity"
          label="Taxed as"
          options={optionsOf(entityNames)}
          onChange={({ target }) => onEntity(target.value === 's-corp' ? 's-corp' : 'sole')}
        />
        <AmountField inputs={inputs} name="profit" required placeholder="300,000" />
        {entity === 's-corp' ? <AmountField inputs={inputs} name="salary" required /> : null}
        <AmountField inputs={inputs} name="staffWages" />
        <CheckboxField
          label="A specified service business (IRC 199A(d)(2)): health, law, accounting, consulting"
          name="isService"
          defaultChecked={inputs.isService}
          className="sm:col-span-full"
        />
      </Group>
      <Household inputs={inputs} />
    </>
  );
}

const schema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "dashboard-projection-schema" */ './projection.schema.ts'),
  ).then(({ projectionSchema }) => projectionSchema);

export function ProjectionForm({ clientId, start }: { clientId: string; start: ProjectionInputs }) {
  const [entity, setEntity] = useState(start.entity);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { act } = useAction({
    run: async (client, inputs: ProjectionInputs) => {
      const id = await saveProjection(client, clientId, inputs, project(inputs));
      await queries.invalidateQueries();
      void navigate(projectionAddress(id));
    },
    failed: 'The projection was not saved. Your figures are still here.',
    isForm: true,
  });
  return (
    <Form<ProjectionInputs>
      label="Tax projection"
      schema={schema}
      className="max-w-300 gap-4"
      submitLabel="Create projection"
      busyLabel="Creating..."
      onSubmit={(inputs) => act(inputs)}
    >
      <YearFields inputs={start} entity={entity} onEntity={setEntity} />
      <PlanFields inputs={start} entity={entity} />
    </Form>
  );
}

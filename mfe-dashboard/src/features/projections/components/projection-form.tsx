import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getSupabase } from 'shared-auth/supabase-client';
import { dataMessage } from 'shared-auth/error-words';
import { Form } from 'shared-ui/form';
import { loadChunk } from 'shared-ui/chunks';
import { useNavigate } from 'shared-ui/router';
import { projectionAddress } from '../../../own-pages.ts';
import { saveProjection } from '../data/projections.ts';
import type { ProjectionInputs } from '../inputs.ts';
import { project } from '../model.ts';
import { PlanFields } from './plan-fields.tsx';
import { YearFields } from './year-fields.tsx';

const schema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "dashboard-projection-schema" */ '../projection.schema.ts'),
  ).then(({ projectionSchema }) => projectionSchema);

interface Props {
  readonly clientId: string;
  /** What the fields begin with. */
  readonly start: ProjectionInputs;
}

/** What a projection is made from. What was typed stays when it cannot be made. */
export function ProjectionForm({ clientId, start }: Props) {
  const [entity, setEntity] = useState(start.entity);
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <Form<ProjectionInputs>
      label="Tax projection"
      schema={schema}
      className="max-w-300 gap-4"
      submitLabel="Make the projection"
      busyLabel="Making..."
      onSubmit={async (inputs) => {
        try {
          const id = await saveProjection(await getSupabase(), clientId, inputs, project(inputs));
          await queries.invalidateQueries();
          void navigate(projectionAddress(id));
        } catch (error) {
          throw new Error(
            dataMessage(error, { what: 'The projection was not kept; your figures are still here.' }),
            {
              cause: error,
            },
          );
        }
      }}
    >
      <YearFields inputs={start} entity={entity} onEntity={setEntity} />
      <PlanFields inputs={start} entity={entity} />
    </Form>
  );
}

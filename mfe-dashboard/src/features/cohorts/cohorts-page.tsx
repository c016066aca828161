import { useState } from 'react';
import { RequireRole } from 'shared-auth/require-role';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../components/failed-query.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ownPages } from '../../own-pages.ts';
import { CohortDialog } from './components/cohort-dialog.tsx';
import { CohortList } from './components/cohort-list.tsx';
import { Participants } from './components/participants.tsx';
import { listCohorts, type Cohort } from './data/list-cohorts.ts';

const { path, title } = ownPages.cohorts;
const addressOf = (id: string) => `${path}?cohort=${id}`;

function Cohorts({ onChange }: { onChange: (cohort: Cohort) => void }) {
  const [search] = useSearchParams();
  const cohorts = useDataQuery('cohorts', listCohorts);
  if (cohorts.isError && !cohorts.data) return <FailedQuery what="Cohorts" query={cohorts} />;
  if (!cohorts.data) return <Spinner label="Loading cohorts" />;
  const id = search.get('cohort');
  const open = cohorts.data.find((cohort) => cohort.id === id);
  if (id !== null) {
    return (
      <>
        <TextLink to={path} className="self-start">
          All cohorts
        </TextLink>
        {open ? <Participants key={open.id} cohort={open} /> : <p>There is no such cohort.</p>}
      </>
    );
  }
  if (cohorts.data.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface p-6">
        No cohorts yet. Add the first one: approved applications take its seats.
      </p>
    );
  return <CohortList cohorts={cohorts.data} addressOf={addressOf} onChange={onChange} />;
}

function CohortsScreen() {
  const [editing, setEditing] = useState<{ cohort: Cohort | null } | null>(null);
  return (
    <div className="flex max-w-page flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl md:text-2xl">{title}</h1>
        <Button
          size="sm"
          onClick={() => {
            setEditing({ cohort: null });
          }}
        >
          Add cohort
        </Button>
      </header>
      <Cohorts
        onChange={(cohort) => {
          setEditing({ cohort });
        }}
      />
      {editing ? (
        <CohortDialog
          cohort={editing.cohort}
          onClose={() => {
            setEditing(null);
          }}
        />
      ) : null}
    </div>
  );
}

export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <Seo
        title={title}
        description="Cohorts, their participants and their certificates."
        path={path}
        noindex
      />
      <RequireRole
        roles={['admin']}
        message="Access denied"
        fallback={paths.dashboard.index}
        onRefuse={(message, fallback) => {
          notify.error(message);
          void navigate(fallback, { replace: true });
        }}
      >
        <CohortsScreen />
      </RequireRole>
    </>
  );
}

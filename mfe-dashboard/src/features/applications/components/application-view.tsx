import { isAnswered } from '../clock.ts';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import type { Cohort } from '../data/list-cohorts.ts';
import type { Decisions } from '../data/list-decisions.ts';
import type { FullApplication } from '../data/read-application.ts';
import { nameOf } from '../model.ts';
import { Answers } from './answers.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { DueLine } from './due-line.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { People } from './people.tsx';
import { QualificationCheck } from './qualification-check.tsx';
import { StatusLine } from './status-line.tsx';

interface Props {
  readonly full: FullApplication;
  readonly cohorts: readonly Cohort[];
  readonly decisions: Decisions;
  readonly now: Date;
  readonly addressOf: (id: string) => string;
}

/** One application: where it stands and what can be done, the answers, and beside them what helps to decide. */
export function ApplicationView({ full, cohorts, decisions, now, addressOf }: Props) {
  const { application, history, names, account, others } = full;
  const onHold = decisions.get(application.id);
  const cohort = cohorts.find(({ id }) => id === application.cohort_id)?.name;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusLine
          id={application.id}
          name={nameOf(application)}
          status={application.status}
          onHold={onHold}
          now={now}
        />
        <DueLine
          status={application.status}
          reviewDueAt={application.review_due_at}
          isDecided={isAnswered(onHold)}
          now={now}
        />
        <Button variant="quiet" size="sm" className="ml-auto" onClick={() => window.print()}>
          <Icon name="printer" />
          Print
        </Button>
      </div>
      <DecisionPanel application={application} cohorts={cohorts} decisions={decisions} />
      <div className="grid gap-8 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_18rem] print:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-8">
          <Answers application={application} cohort={cohort} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {application.applicant_type === 'cpa' ? <QualificationCheck application={application} /> : null}
          <Notes id={application.id} history={history} names={names} />
          <People account={account} others={others} addressOf={addressOf} />
          <History history={history} names={names} />
        </div>
      </div>
    </div>
  );
}

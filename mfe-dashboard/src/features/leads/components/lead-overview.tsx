import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { TextLink } from 'shared-ui/text-link';
import { formatMoment } from '../../../lib/format.ts';
import type { Assignee } from '../data/list-assignees.ts';
import type { FullLead } from '../data/read-lead.ts';
import { answersOf } from '../lead-answers.ts';
import { sourceLabel } from '../lead-words.ts';
import { LeadAssignment } from './lead-assignment.tsx';
import { LeadConversion } from './lead-conversion.tsx';
import { SimilarToLead } from './similar-to-lead.tsx';
import { StageAge } from './stage-age.tsx';

interface Props {
  readonly lead: FullLead;
  readonly people: readonly Assignee[];
  readonly canChange: boolean;
}

function factsOf(lead: FullLead) {
  const { email, phone } = lead;
  return [
    { term: 'Email', value: <TextLink href={mailHref(email)}>{email}</TextLink> },
    { term: 'Phone', value: phone ? <TextLink href={phoneHref(phone)}>{phone}</TextLink> : 'None' },
    { term: 'Company', value: lead.company ?? 'None' },
    { term: 'Source', value: sourceLabel(lead.source) },
    { term: 'Reference', value: lead.reference },
    { term: 'Date', value: <time dateTime={lead.created_at}>{formatMoment(lead.created_at)}</time> },
    { term: 'In stage', value: <StageAge since={lead.stage_since} status={lead.status} /> },
  ];
}

/** All that a lead sent, as text, and what becomes of it. */
export function LeadOverview({ lead, people, canChange }: Props) {
  const answers = answersOf(lead);
  return (
    <>
      <SimilarToLead lead={lead} />
      <section aria-labelledby="lead-message">
        <h3 id="lead-message" className="sr-only">
          Message
        </h3>
        {lead.message ? (
          <p className="max-w-[66ch] border-l-2 border-copper pl-3 wrap-anywhere whitespace-pre-line">
            {lead.message}
          </p>
        ) : (
          <p className="text-muted">No message was sent.</p>
        )}
      </section>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
        {factsOf(lead).map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {answers.length === 0 ? null : (
        <section aria-labelledby="lead-answers" className="border-t border-line pt-4">
          <h3 id="lead-answers" className="text-lg">
            Answers
          </h3>
          <dl className="mt-2 flex flex-col gap-2">
            {answers.map(({ question, answer }, index) => (
              <div key={index}>
                <dt className="text-sm wrap-anywhere text-muted">{question}</dt>
                <dd className="wrap-anywhere">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {canChange ? <LeadAssignment lead={lead} people={people} /> : null}
      <LeadConversion key={lead.id} {...{ lead, people, canChange }} />
    </>
  );
}

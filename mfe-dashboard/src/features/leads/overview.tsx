import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { revenueBands } from 'shared-contract/forms/client-application/options';
import { contactTopics } from 'shared-contract/forms/contact/options';
import { practiceRevenue, yearsOfExperience } from 'shared-contract/forms/cpa-partnership/options';
import { Notice } from 'shared-ui/notice';
import { useLocation, useSearchParams } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { formatInstant, formatMoment } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { clientAddress } from '../../page-list.ts';
import { Facts } from '../../ui/record-drawer.tsx';
import { StageAge } from './cells.tsx';
import { useAssign } from './changes.tsx';
import { LeadConversion } from './conversion.tsx';
import { type LeadProps, sourceLabel } from './model.ts';
import { findSimilarToLead, type FullLead, type SimilarToLead } from './queries.ts';

function LeadAssignment({ lead, people }: Omit<LeadProps, 'canChange'>) {
  const { assign, isBusy } = useAssign();
  const isGone = lead.assigned_to !== null && !people.some(({ id }) => id === lead.assigned_to);
  return (
    <label className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
      <span className="text-muted">Assigned to</span>
      <select
        value={lead.assigned_to ?? ''}
        aria-busy={isBusy}
        onChange={({ target }) => {
          if (!isBusy) void assign(lead, people.find(({ id }) => id === target.value) ?? null);
        }}
        className="min-h-control max-w-full min-w-48 rounded-md border border-edge bg-surface px-2 text-field"
      >
        <option value="">Unassigned</option>
        {isGone ? <option value={lead.assigned_to ?? ''}>Somebody else</option> : null}
        {people.map(({ id, name, isCoach }) => (
          <option key={id} value={id}>
            {isCoach ? name : `${name} (administrator)`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Another lead opens in the drawer of this page. A client opens on the clients' page. */
function useAddress() {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  return ({ kind, id }: SimilarToLead): string => {
    if (kind === 'client') return clientAddress(id);
    const params = new URLSearchParams(address);
    params.delete('tab');
    params.set('lead', id);
    return `${pathname}?${params.toString()}`;
  };
}

function SimilarRecords({ lead }: { readonly lead: FullLead }) {
  const query = useDataQuery('lead-similar', (client) => findSimilarToLead(client, lead.id), { id: lead.id });
  const addressOf = useAddress();
  const similar = query.data ?? [];
  if (similar.length === 0) return null;
  return (
    <Notice tone="warning" title="You may already have this person">
      <ul className="flex flex-col gap-1">
        {similar.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            This may be{' '}
            <TextLink to={addressOf(one)}>{[one.name, one.company].filter(Boolean).join(', ')}</TextLink>, a{' '}
            {one.kind} since {formatInstant(one.since)}: the same{' '}
            {one.matched_by === 'email' ? 'email address' : 'phone number'}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface Answer {
  readonly question: string;
  readonly answer: string;
}

const topics = new Map<string, string>([
  ...contactTopics.map(({ value, label }) => [value, label] as const),
  ['assessment', 'Assessment'],
  ['cpa-partnership', 'CPA partnership'],
  ['symposium', 'CPE symposium'],
]);

type Options = readonly { readonly value: string; readonly label: string }[];
/** Fields with predefined options, from forms that only one page has. */
const options: Readonly<Record<string, Options>> = {
  practiceRevenue,
  yearsExperience: yearsOfExperience,
};

/** `practiceRevenue` → "Practice revenue". */
const labelOf = (key: string): string => {
  const words = key
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function textOf(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'string') return options[key]?.find((one) => one.value === value)?.label ?? value;
  if (Array.isArray(value)) return value.map((one) => textOf(key, one)).join(', ');
  return '';
}

/** Flattens nested objects, so that each answer has its own line. */
function linesOf(details: object): Answer[] {
  return Object.entries(details).flatMap(([key, value]: [string, unknown]): Answer[] => {
    if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null))
      return value.flatMap((one: unknown) => (typeof one === 'object' && one !== null ? linesOf(one) : []));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return linesOf(value);
    const answer = textOf(key, value);
    return answer === '' ? [] : [{ question: labelOf(key), answer }];
  });
}

/** Formats a lead's other answers. Unknown values appear as stored. */
function answersOf(lead: FullLead): readonly Answer[] {
  const { topic, callback, annual_revenue: revenue, details } = lead;
  return [
    ...(topic ? [{ question: 'Topic', answer: topics.get(topic) ?? topic }] : []),
    ...(callback ? [{ question: 'Call back', answer: callback }] : []),
    ...(revenue
      ? [
          {
            question: 'Annual revenue',
            answer: revenueBands.find(({ value }) => value === revenue)?.label ?? revenue,
          },
        ]
      : []),
    ...(typeof details === 'object' && details !== null ? linesOf(details) : []),
  ];
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

export function LeadOverview({ lead, people, canChange }: LeadProps) {
  const answers = answersOf(lead);
  return (
    <>
      <SimilarRecords lead={lead} />
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
      <Facts facts={factsOf(lead)} />
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

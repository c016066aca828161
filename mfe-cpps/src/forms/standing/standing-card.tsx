import { useEffect, useRef, useState } from 'react';
import type { ApplicationStanding, StandingRequest } from 'shared-contract/forms/certification/standing';
import { paths } from 'shared-contract/paths';
import { formatReviewTime } from 'shared-contract/review-time';
import { brand } from 'shared-ui/brand';
import { Button, ButtonLink } from 'shared-ui/button';
import { isOpen, standingWords } from './standing-words.ts';
import { WithdrawQuestion } from './withdraw-question.tsx';

function rowsOf({ reference, status, sentAt, reviewDueAt, decidedAt }: ApplicationStanding) {
  const rows: (readonly [term: string, text: string])[] = [
    ['Reference', reference],
    ['Sent', formatReviewTime(sentAt)],
  ];
  if (decidedAt !== null) rows.push(['Decided', formatReviewTime(decidedAt)]);
  else if (status !== 'withdrawn') rows.push(['Reviewed by', formatReviewTime(reviewDueAt)]);
  return rows;
}

function Facts({ of }: { readonly of: ApplicationStanding }) {
  return (
    <dl className="border-b border-line">
      {rowsOf(of).map(([term, text]) => (
        <div key={term} className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[8rem_1fr]">
          <dt className="font-semibold">{term}</dt>
          <dd className="wrap-anywhere tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StandingCardProps {
  readonly asked: StandingRequest;
  readonly standing: ApplicationStanding;
}

/** Where an application stands, with what its applicant can do about it. Takes the place of the question. */
export function StandingCard({ asked, standing: first }: StandingCardProps) {
  const [standing, setStanding] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [standing]);
  const { title, text, next } = standingWords(standing, new Date());
  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-xl outline-none">
        {title}
      </h2>
      <div className="grid gap-2">
        <p>{text}</p>
        {standing.note === null ? null : (
          <blockquote className="my-2 border-l-2 border-copper pl-4 wrap-anywhere whitespace-pre-line">
            {standing.note}
          </blockquote>
        )}
        <p>{next}</p>
      </div>
      <Facts of={standing} />
      {isAsking ? (
        <WithdrawQuestion
          asked={asked}
          onWithdrawn={(withdrawn) => {
            setAsking(false);
            setStanding(withdrawn);
          }}
          onKeep={() => {
            setAsking(false);
            // What was pressed last is gone with the question.
            heading.current?.focus();
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-4 print:hidden">
          {isOpen(standing) ? (
            <Button variant="secondary" className="max-sm:w-full" onClick={() => setAsking(true)}>
              Withdraw the application
            </Button>
          ) : null}
          {standing.status === 'rejected' || standing.status === 'withdrawn' ? (
            <ButtonLink to={paths.cppsApply} className="max-sm:w-full">
              Apply again
            </ButtonLink>
          ) : null}
          <ButtonLink href={brand.phone.href} variant="secondary" className="max-sm:w-full">
            Call {brand.phone.display}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

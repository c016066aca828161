import { useDroppable } from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import type { LeadStatus } from 'shared-contract/lists/leads';
import type { ListQuery } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { CARDS, readStage, type BoardCard, type BoardColumn as Column } from '../data/read-board.ts';
import { statusLabel } from '../lead-words.ts';
import { softLimits } from './board-columns.ts';

const figure = (value: number): string => value.toLocaleString('en-US');

/** A column as far as it is shown: what came with the board, and what was asked for after that. */
function useShownCards(column: Column, query: Pick<ListQuery, 'q' | 'filters'>) {
  const [more, setMore] = useState(0);
  const last = column.cards.at(-1);
  const { q, filters } = query;
  const rest = useDataQuery(
    'lead-stage',
    async (client) => (last ? readStage(client, { q, filters }, last, more) : []),
    { q, filters, after: last?.id, since: last?.stage_since, status: last?.status, more },
    { isWanted: more > 0 && last !== undefined },
  );
  const first = new Set(column.cards.map(({ id }) => id));
  const following = more === 0 ? [] : (rest.data ?? []).filter(({ id }) => !first.has(id));
  return {
    cards: [...column.cards, ...following],
    rest,
    showMore: () => setMore(more + CARDS),
  };
}

interface Props {
  readonly stage: LeadStatus;
  readonly column: Column;
  readonly query: Pick<ListQuery, 'q' | 'filters'>;
  readonly cardOf: (card: BoardCard) => ReactNode;
}

export const isOverLimit = (stage: LeadStatus, total: number): boolean =>
  total > (softLimits[stage] ?? Infinity);

/** How many there are, and that this is more than somebody can follow up. */
export function ColumnCount({ stage, total }: { readonly stage: LeadStatus; readonly total: number }) {
  return isOverLimit(stage, total) ? (
    <span className="text-warning tabular-nums">
      {figure(total)}, limit {softLimits[stage]}
    </span>
  ) : (
    <span className="text-muted tabular-nums">{figure(total)}</span>
  );
}

/** The cards of a column, and the way to those that follow. */
export function ColumnCards({ stage, column, query, cardOf }: Props) {
  const { cards, rest, showMore } = useShownCards(column, query);
  const left = column.total - cards.length;
  return (
    <>
      <ol aria-label={statusLabel(stage)} className="flex flex-col gap-2">
        {cards.map(cardOf)}
      </ol>
      {cards.length === 0 ? <p className="px-1 py-2 text-sm text-muted">No leads here.</p> : null}
      {rest.isError ? <FailedQuery what="More leads" query={rest} /> : null}
      {left > 0 ? (
        <Button variant="quiet" size="sm" busy={rest.isFetching} onClick={showMore} className="self-start">
          Show {figure(Math.min(CARDS, left))} more of {figure(left)}
        </Button>
      ) : null}
    </>
  );
}

/** One column of the board: it takes cards, and scrolls by itself. */
export function BoardColumn(props: Props) {
  const { stage, column } = props;
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`stage-${stage}`}
      className={`flex min-h-0 min-w-56 flex-1 basis-68 flex-col rounded-md border bg-ground ${isOver ? 'border-primary' : 'border-line'}`}
    >
      <h2
        id={`stage-${stage}`}
        className="flex min-h-9 items-center justify-between gap-2 border-b border-line px-3 text-sm font-semibold"
      >
        {statusLabel(stage)} <ColumnCount stage={stage} total={column.total} />
      </h2>
      {/* A region that scrolls can be reached by the keyboard. */}
      <div
        tabIndex={0}
        role="group"
        aria-label={`${statusLabel(stage)}, cards`}
        className="flex min-h-0 grow flex-col gap-2 overflow-y-auto overscroll-contain p-2"
      >
        <ColumnCards {...props} />
      </div>
    </section>
  );
}

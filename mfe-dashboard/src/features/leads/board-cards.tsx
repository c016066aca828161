import { formatNumber } from 'shared-contract/format';
import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { type LeadStatus, leadStatuses } from 'shared-contract/lists/leads';
import type { ListQuery } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import { FailedQuery } from '../../ui/states.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { type AssigneeNames, LeadStatusSelect, StageAge } from './cells.tsx';
import { sourceLabel, statusLabel } from './model.ts';
import { type Board, type BoardCard, CARDS, readStage } from './queries.ts';

interface CardProps {
  readonly card: BoardCard;
  readonly names: AssigneeNames;
  readonly canChange: boolean;
  /** Address of the lead's drawer. */
  readonly address: string;
}

const cardStyles = 'rounded-md border border-line bg-surface px-3 py-2';

/** Content of a card. `handle` is the drag handle for keyboard users. */
export function CardFace({ card, names, canChange, address, handle }: CardProps & { handle?: ReactNode }) {
  const { id, name, company, source, assigned_to: assigned } = card;
  return (
    <>
      <div className="flex items-start gap-1">
        <Link
          to={address}
          state={{ isOpenedHere: true }}
          preventScrollReset
          draggable={false}
          data-row-link={id}
          className="min-w-0 grow truncate py-1 font-semibold text-primary hover:underline"
        >
          {name}
        </Link>
        {handle}
      </div>
      <p className="truncate text-sm text-muted">{company ?? card.email}</p>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <StageAge since={card.stage_since} status={card.status} />
        <span className="min-w-0 truncate">{sourceLabel(source)}</span>
        {assigned === null ? null : (
          <span className="min-w-0 truncate">{names.get(assigned) ?? 'Yours'}</span>
        )}
      </p>
      {canChange ? (
        <div className="mt-2">
          <LeadStatusSelect lead={card} />
        </div>
      ) : null}
    </>
  );
}

/** A card without drag and drop, for narrow screens and read-only users. */
export function StillCard(props: CardProps) {
  return (
    <li data-row className={cardStyles}>
      <CardFace {...props} />
    </li>
  );
}

/** Controls on a card don't start a drag. */
const hasOwnUse = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('select, input, [data-move]') !== null;

/** Sensor event handlers. The library types them only as functions. */
type SensorHandlers = Readonly<
  Partial<Record<'onKeyDown' | 'onMouseDown' | 'onTouchStart', (event: SyntheticEvent) => void>>
>;

/** A draggable card: by mouse or touch anywhere on it, or by keyboard on its handle. */
export function MovingCard(props: CardProps) {
  const { card } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: card.id,
    data: { name: card.name, status: card.status },
  });
  const handlers = (listeners ?? {}) as SensorHandlers;
  const begin = (key: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (!hasOwnUse(event.target)) handlers[key]?.(event);
  };
  return (
    <li
      ref={setNodeRef}
      data-row
      onMouseDown={begin('onMouseDown')}
      onTouchStart={begin('onTouchStart')}
      className={`${cardStyles} cursor-grab ${isDragging ? 'opacity-40' : ''}`}
    >
      <CardFace
        {...props}
        handle={
          <button
            type="button"
            ref={setActivatorNodeRef}
            data-move={card.id}
            {...attributes}
            {...handlers}
            aria-label={`Move ${card.name}`}
            className="-mr-1 flex size-control-sm shrink-0 cursor-grab items-center justify-center rounded-md text-muted hover:text-ink"
          >
            <Icon name="menu" className="size-4" />
          </button>
        }
      />
    </li>
  );
}

/**
 * Recommended maximum per column. It shows a warning but doesn't block. Converted leads need no follow-up, so they have
 * none.
 */
const softLimits: Readonly<Partial<Record<LeadStatus, number>>> = {
  new: 25,
  contacted: 40,
  qualified: 20,
};

/** Distance in px from the column's edge to the point where a keyboard drag drops the card. */
const INSET_PX = 8;

export const asStatus = (id: unknown): LeadStatus | undefined =>
  leadStatuses.find(({ value }) => value === id)?.value;

/**
 * Returns the column below the pointer, or below the center of a card dragged by keyboard. Ignores the vertical
 * position.
 */
export const columnBelow: CollisionDetection = ({
  pointerCoordinates,
  collisionRect,
  droppableContainers,
  droppableRects,
}) => {
  const x = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2;
  const found = droppableContainers.find(({ id }) => {
    const rect = droppableRects.get(id);
    return rect !== undefined && x >= rect.left && x < rect.right;
  });
  return found ? [{ id: found.id }] : [];
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Left and right arrows move to the adjacent column. No key reorders cards within a column, because the order isn't
 * manual.
 */
export const nextColumn: KeyboardCoordinateGetter = (
  event,
  { currentCoordinates, context: { over, active, droppableRects } },
) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const from = asStatus(over?.id) ?? asStatus(active?.data.current?.['status']);
  const at = leadStatuses.findIndex(({ value }) => value === from);
  const next = leadStatuses[at + step];
  const rect = next && droppableRects.get(next.value);
  return rect ? { x: rect.left + INSET_PX, y: currentCoordinates.y } : undefined;
};

/** Returns the column's cards: the ones that loaded with the board, and more on request. */
function useShownCards(column: Board[LeadStatus], query: Pick<ListQuery, 'q' | 'filters'>) {
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
  readonly column: Board[LeadStatus];
  readonly query: Pick<ListQuery, 'q' | 'filters'>;
  readonly cardOf: (card: BoardCard) => ReactNode;
}

export const isOverLimit = (stage: LeadStatus, total: number): boolean =>
  total > (softLimits[stage] ?? Infinity);

/** Shows the number of cards, and the limit if it is exceeded. */
export function ColumnCount({ stage, total }: { readonly stage: LeadStatus; readonly total: number }) {
  return isOverLimit(stage, total) ? (
    <span className="text-warning tabular-nums">
      {formatNumber(total)}, limit {softLimits[stage]}
    </span>
  ) : (
    <span className="text-muted tabular-nums">{formatNumber(total)}</span>
  );
}

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
          Show {formatNumber(Math.min(CARDS, left))} more of {formatNumber(left)}
        </Button>
      ) : null}
    </>
  );
}

/** A drop target with its own scroll area. */
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
      {/* Focusable, so that keyboard users can scroll it. */}
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

import { useDraggable } from '@dnd-kit/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from 'shared-ui/icon';
import { Link } from 'shared-ui/router';
import type { AssigneeNames } from '../components/lead-cells.tsx';
import { LeadStatusSelect } from '../components/lead-status-select.tsx';
import { StageAge } from '../components/stage-age.tsx';
import type { BoardCard as Card } from '../data/read-board.ts';
import { sourceLabel } from '../lead-words.ts';

export interface CardProps {
  readonly card: Card;
  readonly names: AssigneeNames;
  readonly canChange: boolean;
  /** Of its drawer. */
  readonly address: string;
}

const look = 'rounded-md border border-line bg-surface px-3 py-2';

/** What a card tells; `handle` is where the keyboard takes it. */
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

/** A card that stays where it is: on a narrow screen, and for whoever reads only. */
export function StillCard(props: CardProps) {
  return (
    <li data-row className={look}>
      <CardFace {...props} />
    </li>
  );
}

/** What has a use of its own is no place to drag by. */
const hasOwnUse = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('select, input, [data-move]') !== null;

/** What the sensors listen to; the library tells no more than that they are functions. */
type Heard = Readonly<
  Partial<Record<'onKeyDown' | 'onMouseDown' | 'onTouchStart', (event: SyntheticEvent) => void>>
>;

/** A card that is moved: by mouse and touch anywhere on it, by the keyboard on its handle. */
export function MovingCard(props: CardProps) {
  const { card } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: card.id,
    data: { name: card.name, status: card.status },
  });
  const heard = (listeners ?? {}) as Heard;
  const begin = (key: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (!hasOwnUse(event.target)) heard[key]?.(event);
  };
  return (
    <li
      ref={setNodeRef}
      data-row
      onMouseDown={begin('onMouseDown')}
      onTouchStart={begin('onTouchStart')}
      className={`${look} cursor-grab ${isDragging ? 'opacity-40' : ''}`}
    >
      <CardFace
        {...props}
        handle={
          <button
            type="button"
            ref={setActivatorNodeRef}
            data-move={card.id}
            {...attributes}
            {...heard}
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

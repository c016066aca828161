import {
  type Active,
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber } from 'shared-contract/format';
import { type leadsList, type LeadStatus, leadStatuses } from 'shared-contract/lists/leads';
import { Button } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import type { ListScreen } from '../../list/list-screen.ts';
import { FailedQuery, ListSkeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { listenToRows, type RowChange } from '../../lib/live.ts';
import { useRefresh } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useReader } from '../../lib/use-live.ts';
import {
  asStatus,
  BoardColumn,
  CardFace,
  ColumnCards,
  columnBelow,
  ColumnCount,
  isOverLimit,
  MovingCard,
  nextColumn,
  StillCard,
} from './board-cards.tsx';
import { type AssigneeNames, NoLeads } from './cells.tsx';
import { useLeadStatus } from './changes.tsx';
import { statusLabel } from './model.ts';
import { type Board, type BoardCard, readBoard } from './queries.ts';

/** Debounce in ms, so that a change to several rows causes one refetch. */
const TOGETHER_MS = 250;

/**
 * Refetches the board when another user changes a lead. While a card is dragged, waits until it is dropped.
 * @param isHeld true while a card is dragged
 */
function useBoardLive(isHeld: boolean): void {
  const refresh = useRefresh('lead');
  const isDue = useRef(false);
  const { id: me, role } = useReader();
  const cache = useQueryClient();
  /** True for the user's own realtime event. The board already shows that change. */
  const isOwnEvent = useEffectEvent(
    ({ eventType, new: { id, version } }: RowChange): boolean =>
      eventType === 'UPDATE' &&
      typeof version === 'number' &&
      cache
        .getQueriesData<Board>({ queryKey: [me, 'lead-board'] })
        .flatMap(([, board]) => (board ? Object.values(board) : []))
        .some(({ cards }) => cards.some((card) => card.id === id && card.version >= version)),
  );
  const reload = useEffectEvent(() => {
    if (isHeld) isDue.current = true;
    else void refresh();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reload(), TOGETHER_MS);
    };
    const leave = listenToRows({
      name: 'lead-board',
      tables: ['leads'],
      reader: { id: me, role },
      onChange: (change) => {
        if (!isOwnEvent(change)) changed();
      },
      onLine: changed,
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [me, role]);
  useEffect(() => {
    if (isHeld || !isDue.current) return;
    isDue.current = false;
    reload();
  }, [isHeld]);
}

interface Props {
  readonly screen: ListScreen<typeof leadsList>;
  readonly names: AssigneeNames;
  /** Whether the user can change the status of leads. */
  readonly canChange: boolean;
}

interface ShownBoard extends Props {
  readonly board: Board;
}

/** Shows one column at a time, in tabs. Cards change their stage with a select only. */
function NarrowBoard({ board, screen, names, canChange }: ShownBoard) {
  const [stage, setStage] = useState<LeadStatus>('new');
  return (
    <div data-list-region className="flex flex-col gap-3">
      <Tabs
        label="Stages"
        current={stage}
        onChoose={setStage}
        tabs={leadStatuses.map(({ value, label }) => ({
          id: value,
          label: `${label} ${formatNumber(board[value].total)}`,
        }))}
      >
        {isOverLimit(stage, board[stage].total) ? (
          <p className="text-sm">
            <ColumnCount stage={stage} total={board[stage].total} />
          </p>
        ) : null}
        <ColumnCards
          key={stage}
          stage={stage}
          column={board[stage]}
          query={screen.query}
          cardOf={(card: BoardCard) => (
            <StillCard
              key={card.id}
              {...{ card, names, canChange }}
              address={screen.recordAddress(card.id)}
            />
          )}
        />
      </Tabs>
    </div>
  );
}

const instructions = {
  draggable:
    'Press Space to pick up the card, the left and right arrow keys to change its column, Space to drop it, and Escape to cancel. In a screen reader, turn on focus mode first, or choose another status in the next field.',
};

const textOf = ({ data }: Active, key: 'name' | 'status'): string => {
  const value: unknown = data.current?.[key];
  return typeof value === 'string' ? value : '';
};

/** Screen reader announcements during a drag: the lead, its column, and the column's count. */
function announcementsOf(board: Board): Announcements {
  const leadsIn = (status: string) => {
    const total = board[asStatus(status) ?? 'new'].total;
    return `${statusLabel(status)}, which has ${formatNumber(total)}`;
  };
  const overOther = (active: Active, over: Over | null) =>
    over !== null && over.id !== textOf(active, 'status') ? String(over.id) : null;
  return {
    onDragStart: ({ active }) => `${textOf(active, 'name')} taken from ${leadsIn(textOf(active, 'status'))}.`,
    onDragOver: ({ active, over }) =>
      over === null
        ? `${textOf(active, 'name')} is not over a column.`
        : `${textOf(active, 'name')} is over ${leadsIn(String(over.id))}.`,
    onDragEnd: ({ active, over }) => {
      const to = overOther(active, over);
      return to === null
        ? `${textOf(active, 'name')} stays in ${statusLabel(textOf(active, 'status'))}.`
        : `${textOf(active, 'name')} moved to ${statusLabel(to)}.`;
    },
    onDragCancel: ({ active }) =>
      `${textOf(active, 'name')} is back in ${statusLabel(textOf(active, 'status'))}.`,
  };
}

const MOUSE_PX = 6;
/** A drag by touch starts after 250 ms without movement, so that a swipe still scrolls. */
const TOUCH = { delay: 250, tolerance: 8 };
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space'] };

/** Sets the stage of a dropped card. After a move to converted, the toast offers to create a client. */
function useMove(recordAddress: ListScreen['recordAddress']) {
  const { setStatus } = useLeadStatus();
  const navigate = useNavigate();
  return async (card: BoardCard, to: unknown): Promise<void> => {
    const status = asStatus(to);
    if (status === undefined || status === card.status) return;
    const next =
      status === 'converted' && card.client_id === null ? (
        <Button
          variant="quiet"
          size="sm"
          className="px-1 underline"
          onClick={() => {
            notify.dismiss();
            void navigate(recordAddress(card.id), { preventScrollReset: true });
          }}
        >
          Convert to client
        </Button>
      ) : undefined;
    await setStatus(card, status, next);
  };
}

interface MovingBoardProps extends Omit<ShownBoard, 'canChange'> {
  readonly onHold: (isHeld: boolean) => void;
}

/** Shows the columns side by side. Cards move between them by mouse, touch, or keyboard. */
function MovingBoard({ board, screen, names, onHold }: MovingBoardProps) {
  const [held, setHeld] = useState<BoardCard>();
  const move = useMove(screen.recordAddress);
  const dropped = useRef<string>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: nextColumn }),
  );
  // Moving the card's element drops its focus. Restore it to the handle in the new column.
  useEffect(() => {
    const id = dropped.current;
    if (id === null) return;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-move="${CSS.escape(id)}"]`)?.focus();
  });
  const cards = Object.values(board).flatMap((column) => column.cards);
  const letGo = () => {
    setHeld(undefined);
    onHold(false);
  };
  const onDragEnd = ({ active, over, activatorEvent }: DragEndEvent) => {
    if (held && over) {
      dropped.current = activatorEvent instanceof KeyboardEvent ? String(active.id) : null;
      void move(held, over.id);
    }
    letGo();
  };
  const face = (card: BoardCard) => ({
    card,
    names,
    canChange: true,
    address: screen.recordAddress(card.id),
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnBelow}
      accessibility={{ announcements: announcementsOf(board), screenReaderInstructions: instructions }}
      onDragStart={({ active }) => {
        setHeld(cards.find(({ id }) => id === active.id));
        onHold(true);
      }}
      onDragCancel={letGo}
      onDragEnd={onDragEnd}
    >
      <div data-list-region className="flex min-h-0 grow gap-3 overflow-x-auto">
        {leadStatuses.map(({ value }) => (
          <BoardColumn
            key={value}
            stage={value}
            column={board[value]}
            query={screen.query}
            cardOf={(card) => <MovingCard key={card.id} {...face(card)} />}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {held ? (
          <div className="rounded-md border border-primary bg-surface px-3 py-2 shadow-lg">
            <CardFace {...face(held)} canChange={false} />
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

/** Shows the same leads as the table does for the same address. */
export function LeadBoard(props: Props) {
  const { q, filters } = props.screen.query;
  const query = useDataQuery('lead-board', (client) => readBoard(client, { q, filters }), { q, filters });
  const [isHeld, setIsHeld] = useState(false);
  useBoardLive(isHeld);
  const isWide = useMediaQuery('(min-width: 48rem)');
  const board = query.data;
  if (query.isError && !board) return <FailedQuery what="Leads" title="Failed to load leads" query={query} />;
  if (!board) return <ListSkeleton label="Loading leads" />;
  if (leadStatuses.every(({ value }) => board[value].total === 0)) return <NoLeads screen={props.screen} />;
  return isWide ? (
    <MovingBoard {...props} board={board} onHold={setIsHeld} />
  ) : (
    <NarrowBoard {...props} board={board} />
  );
}

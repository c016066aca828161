import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import { leadStatuses } from 'shared-contract/lists/leads';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { useNavigate } from 'shared-ui/router';
import type { BoardCard } from '../data/read-board.ts';
import { useLeadStatus } from '../use-lead-change.tsx';
import { announcementsOf, instructions } from './announcements.ts';
import { CardFace, MovingCard } from './board-card.tsx';
import { asStatus, columnBelow, nextColumn } from './board-columns.ts';
import { BoardColumn } from './board-column.tsx';
import type { ShownBoard } from './lead-board.tsx';

const MOUSE_PX = 6;
/** Scrolling comes first: a touch is a drag once it has rested. */
const TOUCH = { delay: 250, tolerance: 8 };
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space'] };

/** Sets the stage of a card that was dropped; of a converted lead a client can be made. */
function useMove({ recordAddress }: ShownBoard) {
  const setStatus = useLeadStatus();
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
          Make a client of it
        </Button>
      ) : undefined;
    await setStatus(card, status, next);
  };
}

/** The board whose cards are moved from column to column. */
export function MovingBoard(props: ShownBoard & { readonly onHold: (isHeld: boolean) => void }) {
  const { board, query, names, recordAddress, onHold } = props;
  const [held, setHeld] = useState<BoardCard>();
  const move = useMove(props);
  const dropped = useRef<string>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: nextColumn }),
  );
  // A card that was moved by its handle keeps the focus in its new column: whatever moves its element loses it.
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
  const face = (card: BoardCard) => ({ card, names, canChange: true, address: recordAddress(card.id) });
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
            query={query}
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

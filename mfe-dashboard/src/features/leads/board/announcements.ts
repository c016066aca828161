import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { Board } from '../data/read-board.ts';
import { statusLabel } from '../lead-words.ts';
import { asStatus } from './board-columns.ts';

export const instructions = {
  draggable:
    'Press Space to pick up the card, the left and right arrow keys to change its column, Space to drop it, and Escape to cancel. In a screen reader, turn on focus mode first, or choose another status in the next field.',
};

const textOf = ({ data }: Active, key: 'name' | 'status'): string => {
  const value: unknown = data.current?.[key];
  return typeof value === 'string' ? value : '';
};

/** What is said while a card is moved: whose it is, where it is, and how many are there. */
export function announcementsOf(board: Board): Announcements {
  const leadsIn = (status: string) => {
    const total = board[asStatus(status) ?? 'new'].total;
    return `${statusLabel(status)}, which has ${total.toLocaleString('en-US')}`;
  };
  const overOther = (active: Active, over: Over | null) =>
    over !== null && over.id !== textOf(active, 'status') ? String(over.id) : null;
  return {
    onDragStart: ({ active }) => `${textOf(active, 'name')} taken from ${leadsIn(textOf(active, 'status'))}.`,
    onDragOver: ({ active, over }) =>
      over === null
        ? `${textOf(active, 'name')} is over no column.`
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

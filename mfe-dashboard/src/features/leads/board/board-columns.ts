import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { leadStatuses, type LeadStatus } from 'shared-contract/lists/leads';

/** What a column should not have more of: told, never refused. A lead that is converted waits for nobody. */
export const softLimits: Readonly<Partial<Record<LeadStatus, number>>> = {
  new: 25,
  contacted: 40,
  qualified: 20,
};

/** Into a column, from its edge: the keyboard puts a card where a pointer would. */
const INSET_PX = 8;

export const asStatus = (id: unknown): LeadStatus | undefined =>
  leadStatuses.find(({ value }) => value === id)?.value;

/** The column below the pointer, or below the middle of a card that the keyboard moves; its height does not matter. */
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

/** Left and right lead to the next column; no key moves a card within one, because its order is not made by hand. */
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

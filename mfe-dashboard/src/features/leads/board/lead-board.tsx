import { useState } from 'react';
import { leadStatuses, type LeadStatus } from 'shared-contract/lists/leads';
import type { ListQuery } from 'shared-contract/lists/list';
import { useMediaQuery } from 'shared-ui/hooks';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { ListSkeleton } from '../../../components/list/list-skeleton.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import type { AssigneeNames } from '../components/lead-cells.tsx';
import { NoLeads } from '../components/no-leads.tsx';
import { readBoard, type Board, type BoardCard } from '../data/read-board.ts';
import { StillCard } from './board-card.tsx';
import { ColumnCards, ColumnCount, isOverLimit } from './board-column.tsx';
import { MovingBoard } from './moving-board.tsx';
import { useBoardLive } from './use-board-live.ts';

interface Props {
  readonly query: ListQuery;
  readonly names: AssigneeNames;
  /** Whether the reader sets the status of leads. */
  readonly canChange: boolean;
  readonly clear: () => void;
  readonly recordAddress: (id: string) => string;
}

export interface ShownBoard extends Omit<Props, 'clear'> {
  readonly board: Board;
}

/** One column at a time, behind its tab; a card changes its stage by its select alone. */
function NarrowBoard({ board, query, names, canChange, recordAddress }: ShownBoard) {
  const [stage, setStage] = useState<LeadStatus>('new');
  return (
    <div data-list-region className="flex flex-col gap-3">
      <Tabs
        label="Stages"
        current={stage}
        onChoose={setStage}
        tabs={leadStatuses.map(({ value, label }) => ({
          id: value,
          label: `${label} ${board[value].total.toLocaleString('en-US')}`,
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
          query={query}
          cardOf={(card: BoardCard) => (
            <StillCard key={card.id} {...{ card, names, canChange }} address={recordAddress(card.id)} />
          )}
        />
      </Tabs>
    </div>
  );
}

/** The leads by stage: the same that the table finds under the same address. */
export function LeadBoard({ clear, ...shown }: Props) {
  const { q, filters } = shown.query;
  const query = useDataQuery('lead-board', (client) => readBoard(client, { q, filters }), { q, filters });
  const [isHeld, setIsHeld] = useState(false);
  useBoardLive(isHeld);
  const isWide = useMediaQuery('(min-width: 48rem)');
  const board = query.data;
  if (query.isError && !board) return <FailedQuery what="Leads" title="Failed to load leads" query={query} />;
  if (!board) return <ListSkeleton label="Loading leads" />;
  if (leadStatuses.every(({ value }) => board[value].total === 0))
    return <NoLeads query={shown.query} clear={clear} />;
  return isWide ? (
    <MovingBoard {...shown} board={board} onHold={setIsHeld} />
  ) : (
    <NarrowBoard {...shown} board={board} />
  );
}

import { useDataQuery } from '../../lib/use-data-query.ts';
import { listAssignees, type Assignee } from './data/list-assignees.ts';

const NOBODY: readonly Assignee[] = [];

/**
 * Who may follow leads up.
 * @param isWanted whether the reader gives leads to them: nobody else is told who they are
 */
export function useAssignees(isWanted: boolean): readonly Assignee[] {
  const { data } = useDataQuery('assignees', listAssignees, undefined, { isWanted });
  return data ?? NOBODY;
}

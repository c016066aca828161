import { useState } from 'react';
import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { LevelBadge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import type { ResourceShelf } from '../data/list-resources.ts';
import { LevelsDialog } from './levels-dialog.tsx';

/** What the reader's level is and opens. One row from the first frame on. */
export function LevelLine({ shelf }: { shelf: ResourceShelf | undefined }) {
  const { profile } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const opensAll = hasRole(profile, 'coach') || hasRole(profile, 'admin');
  return (
    <div className="-mt-2 flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {opensAll ? (
        <p>Your role opens every resource.</p>
      ) : shelf === undefined ? (
        <p>Workbooks, documents, papers and films for the nine layers.</p>
      ) : shelf.level === 'All' ? (
        <p>You see what is open to everybody. More opens with a certificate.</p>
      ) : (
        <p className="flex items-center gap-2">
          Your level: <LevelBadge level={shelf.level} />
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 sm:ml-0"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        What the levels are
      </Button>
      {isOpen ? <LevelsDialog wanted={null} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

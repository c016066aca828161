import { type ReactNode, useState } from 'react';
import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { type EarnedLevel, levelMeanings } from 'shared-contract/resources/levels';
import { LevelBadge } from 'shared-ui/badge';
import { Button, ButtonLink } from 'shared-ui/button';
import { Spinner } from 'shared-ui/spinner';
import { earnedLevels, setCppsLevel } from '../../lib/training.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { type LevelHolder, listLevels, type ResourceShelf } from './queries.ts';

const NAME = 'cpps-levels';

function Holder({ holder }: { holder: LevelHolder }) {
  const { user_id: id, name, email, level, valid_until: until } = holder;
  const { act, isBusy, input } = useAction({
    run: (client, wanted: EarnedLevel) => setCppsLevel(client, id, wanted),
    done: (_, wanted) => `${name} has ${wanted} level now`,
    failed: 'The level was not changed.',
    changes: [NAME],
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-muted">
          {' '}
          {email}, certificate until {formatDay(until)}
        </span>
      </p>
      <select
        aria-label={`Level of ${name}`}
        value={isBusy ? input : level}
        disabled={isBusy}
        onChange={({ target }) => {
          const wanted = earnedLevels.find((one) => one === target.value);
          if (wanted) void act(wanted);
        }}
        className="min-h-control rounded-md border border-edge bg-surface px-3 text-field"
      >
        {earnedLevels.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </li>
  );
}

function Holders() {
  const holders = useDataQuery(NAME, listLevels);
  if (holders.isLoadingError) return <FailedQuery what="The levels" query={holders} />;
  if (holders.data === undefined) return <Spinner label="Loading the levels" />;
  if (holders.data.length === 0) return <p className="text-muted">Nobody holds a valid certificate.</p>;
  return (
    <ul>
      {holders.data.map((holder) => (
        <Holder key={holder.user_id} holder={holder} />
      ))}
    </ul>
  );
}

/** For administrators. Lists certificate holders and their levels, and loads only when opened. */
export function LevelHolders() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-md border border-line bg-surface px-4 py-2 print:hidden"
    >
      <summary className="flex min-h-control-sm cursor-pointer items-center font-semibold">
        Levels of certificate holders
      </summary>
      {isOpen ? <Holders /> : null}
    </details>
  );
}

function LevelsDialog({ wanted, onClose }: { wanted: EarnedLevel | undefined; onClose: () => void }) {
  const shown = wanted ? earnedLevels.slice(0, earnedLevels.indexOf(wanted) + 1) : earnedLevels;
  return (
    <OpenDialog
      title={wanted ? `How to reach ${wanted}` : 'Levels'}
      description="Levels are our own: they say how much of the program somebody has put to work. They are no license, and no board knows them."
      onClose={onClose}
    >
      <ol className="flex flex-col gap-3">
        {shown.map((level) => (
          <li key={level} className="grid grid-cols-[5.5rem_1fr] items-start gap-3">
            <LevelBadge level={level} className="justify-self-start" />
            <p>{levelMeanings[level]}</p>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.cpps} size="sm">
          See the program
        </ButtonLink>
        <ButtonLink to={paths.dashboard.certificate} variant="secondary" size="sm">
          Your certificate
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="quiet" size="sm">
          Write to the certification desk
        </ButtonLink>
      </div>
    </OpenDialog>
  );
}

interface ButtonProps {
  /** The level to explain. Without it, the dialog explains all. */
  readonly wanted?: EarnedLevel;
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens a dialog that explains the levels. */
export function LevelsButton({ wanted, className, children }: ButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      {isOpen ? <LevelsDialog wanted={wanted} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Shows the user's level. Has the height of one row before it loads, so that nothing moves. */
export function LevelLine({ shelf }: { shelf: ResourceShelf | undefined }) {
  const { profile } = useSession();
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
      <LevelsButton className="-ml-4 sm:ml-0">What the levels are</LevelsButton>
    </div>
  );
}

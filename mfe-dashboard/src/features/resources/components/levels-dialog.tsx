import { paths } from 'shared-contract/paths';
import { cppsLevels, levelMeanings, type EarnedLevel } from 'shared-contract/resources/levels';
import { LevelBadge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';

interface Props {
  /** The level that is asked about; none for all of them. */
  readonly wanted: EarnedLevel | null;
  readonly onClose: () => void;
}

/** What reaching a level means, and where the way begins. */
export function LevelsDialog({ wanted, onClose }: Props) {
  const earned = cppsLevels.filter((level) => level !== 'All');
  const shown = wanted === null ? earned : earned.slice(0, earned.indexOf(wanted) + 1);
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title={wanted === null ? 'Levels' : `How to reach ${wanted}`}
      description="Levels are our own: they say how much of the program somebody has put to work. They are no license, and no board knows them."
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
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
    </Dialog>
  );
}

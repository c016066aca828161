import { requirements } from 'shared-contract/forms/certification/qualification';
import { Icon, type IconName } from 'shared-ui/icon';
import { qualify, type Answers, type Finding } from './qualify.ts';

const marks: Readonly<Record<Finding['standing'], { icon: IconName; look: string }>> = {
  open: { icon: 'clock', look: 'text-muted' },
  met: { icon: 'circle-check', look: 'text-success' },
  short: { icon: 'info', look: 'text-warning' },
  ours: { icon: 'info', look: 'text-info' },
};

/** Whom the program is for, and how the answers so far stand to it. Each line has its room from the start. */
export function Qualification({ answers }: { readonly answers: Answers }) {
  const findings = qualify(answers);
  return (
    <div className="grid gap-3 rounded-md border border-line bg-ground p-4">
      <h3 className="text-base font-semibold">Who qualifies</h3>
      <ul className="grid gap-3">
        {requirements.map(({ id, label }) => {
          const { standing, words } = findings[id];
          const { icon, look } = marks[standing];
          return (
            <li key={id} className="grid grid-cols-[1.5rem_1fr] gap-x-2">
              <Icon name={icon} className={`mt-0.5 ${look}`} />
              <span className="grid min-w-0">
                <span>{label}</span>
                <span className="text-sm text-muted">{words}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm">
        Short of one of these? Apply all the same and say so in your reasons: a person reads every
        application.
      </p>
    </div>
  );
}

import { qualification, type Requirement } from 'shared-contract/forms/certification/qualification';
import { Icon } from 'shared-ui/icon';
import type { Application } from '../model.ts';

function look(met: Requirement['met']) {
  if (met === 'ask') return { icon: 'info', tone: 'text-info', words: 'Ask' } as const;
  return met
    ? ({ icon: 'circle-check', tone: 'text-success', words: 'Met by the answers' } as const)
    : ({ icon: 'warning', tone: 'text-warning', words: 'Not met' } as const);
}

/** The program's bar beside the answers. It informs: whoever reads the application decides. */
export function QualificationCheck({ application }: { application: Application }) {
  const requirements = qualification({
    licenseNumber: application.license_number,
    licenseState: application.license_state,
    yearsExperience: application.years_experience,
    currentRevenue: application.current_revenue,
    commitment: application.commitment,
  });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">Qualification</h3>
      <ul className="flex flex-col gap-2">
        {requirements.map(({ id, label, met }) => {
          const { icon, tone, words } = look(met);
          return (
            <li key={id} className="flex gap-2">
              <Icon name={icon} className={`mt-0.5 shrink-0 ${tone}`} />
              <span>
                {label} <span className={`block text-sm ${tone}`}>{words}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-muted">
        A stated license is not checked here: look it up with the state board.
      </p>
    </section>
  );
}

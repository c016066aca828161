import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { ButtonLink } from 'shared-ui/button';
import { moduleAddress } from '../../../lib/training-addresses.ts';
import { ownPages } from '../../../own-pages.ts';
import { catalog } from '../catalog.ts';
import type { ModuleOutline } from '../module-types.ts';
import type { Progress } from '../progress.ts';

interface Props {
  readonly module: ModuleOutline;
  readonly of: (module: ModuleOutline) => Progress;
}

/** The next that is not complete, in the order of the list, beginning after this one. */
function nextModule(module: ModuleOutline, of: Props['of']): ModuleOutline | undefined {
  const at = catalog.findIndex(({ id }) => id === module.id);
  return [...catalog.slice(at + 1), ...catalog.slice(0, at)].find((one) => of(one).percent < 100);
}

/** What follows a module that is complete. */
export function Completed({ module, of }: Props) {
  const { profile } = useSession();
  const next = nextModule(module, of);
  const told = hasRole(profile, 'coach', 'admin') ? 'The administrators are told.' : 'Your coach is told.';
  return (
    <section
      aria-labelledby="completed"
      className="mt-6 flex flex-col items-start gap-2 rounded-md border border-success bg-surface p-4 print:hidden"
    >
      <h2 id="completed" className="text-lg">
        {next ? `${module.title} is complete` : 'All ten modules are complete'}
      </h2>
      {next ? (
        <>
          <p>
            Next: {next.title}, {next.duration}.
          </p>
          <ButtonLink size="sm" to={moduleAddress(next.id)}>
            Open {next.title}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{told} Your progress stays, and every module can be read again.</p>
          <ButtonLink size="sm" variant="secondary" to={ownPages.training.path}>
            All strategies
          </ButtonLink>
        </>
      )}
    </section>
  );
}

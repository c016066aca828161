import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { SectionCut } from 'shared-ui/drawing';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { menuOf, useDeclaredPages } from './menu-items.ts';

export function Component() {
  const { profile } = useSession();
  const pages = menuOf(roleOf(profile), useDeclaredPages());
  return (
    <div className="grid max-w-page gap-8 lg:grid-cols-2">
      <Seo
        title="Page not found"
        description="This address is not part of the dashboard in this release."
        noindex
      />
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-xl md:text-2xl">This page is not in the dashboard</h1>
        <p className="max-w-measure">
          The address may be mistyped, or this release of the dashboard does not have that page. Your data is
          safe.
        </p>
        <ButtonLink to={paths.dashboard.index}>Back to your overview</ButtonLink>
        <p className="pt-4 font-semibold">Pages you can open now</p>
        <ul className="flex flex-col gap-2">
          {pages
            .filter(({ to }) => to !== paths.dashboard.index)
            .map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
        </ul>
      </div>
      <SectionCut seed="dashboard-not-found" className="hidden w-full lg:block" />
    </div>
  );
}

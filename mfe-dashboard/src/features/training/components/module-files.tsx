import { hasRole } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { allResources, isFilm } from 'shared-contract/resources/resources';
import { toolPlaces } from 'shared-contract/tool-places';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { ownPages } from '../../../own-pages.ts';
import type { ModuleOutline } from '../module-types.ts';

const narrowed = (path: string, narrowing: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(narrowing).toString()}`;

interface Entry {
  readonly to: string;
  readonly title: string;
  readonly where: string;
}

/** The module's files, each at its list, which the address narrows to it. The tools page is for coaches. */
function filesOf({ resources }: ModuleOutline, hasTools: boolean): readonly Entry[] {
  const library = allResources.filter(({ id }) => resources.library.includes(id));
  return [
    ...(hasTools ? resources.tools : []).map((id) => {
      const { title, category } = toolPlaces[id];
      return { title, to: narrowed(paths.dashboard.tools, { category }), where: `CPPS tools, ${category}` };
    }),
    ...library.map(({ id, title, type }) => ({
      title,
      to: narrowed(ownPages.resources.path, isFilm(type) ? { watch: id } : { q: title }),
      where: `Resources, ${type}`,
    })),
  ];
}

/** What can be downloaded for the module. The heading takes focus when the button above asks for it. */
export function ModuleFiles({ module, headingId }: { module: ModuleOutline; headingId: string }) {
  const { profile } = useSession();
  const files = filesOf(module, hasRole(profile, 'coach', 'admin'));
  return (
    <section aria-labelledby={headingId} className="rounded-md border border-line bg-surface p-4">
      <h2 id={headingId} tabIndex={-1} className="text-lg">
        CPPS resources of this module
      </h2>
      {files.length === 0 ? (
        <p className="mt-2">
          This module has no files of its own.{' '}
          <TextLink to={ownPages.resources.path}>See all resources</TextLink>
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {files.map(({ to, title, where }) => (
            <li key={to + title} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5">
              <Icon name="download" className="size-4 text-muted" />
              <TextLink to={to}>{title}</TextLink>
              <span className="text-sm text-muted">{where}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

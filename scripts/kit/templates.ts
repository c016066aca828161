/** The project's files, as the templates read them. */
export interface Source {
  readonly read: (file: string) => string;
  readonly list: (folder: string) => readonly string[];
  readonly exists: (file: string) => boolean;
  readonly now: Date;
}

/** New and changed files by path, and what the engineer does next. */
export interface Written {
  readonly files: Readonly<Record<string, string>>;
  readonly steps: readonly string[];
}

const words = (name: string) => name.split(/[-_]/);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (name: string) =>
  words(name)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');
const pascal = (name: string) => words(name).map(capital).join('');
/** "tax-letters" → "Tax letters". */
const sentence = (name: string) => capital(words(name).join(' '));

function nameFrom(given: readonly string[], pattern: RegExp, what: string): string {
  const [name = '', ...more] = given;
  if (!pattern.test(name) || more.length > 0)
    throw new Error(`Give ${what}, and nothing else. Got "${given.join(' ')}".`);
  return name;
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the new files if none of them exists. @throws an error that names the first one that does. */
function checked(files: Readonly<Record<string, string>>, changed: readonly string[], { exists }: Source) {
  const taken = Object.keys(files).find((file) => !changed.includes(file) && exists(file));
  if (taken !== undefined) throw new Error(`${taken} exists. Choose another name.`);
  return files;
}

/** Inserts text before or after a marker that a file has once. @throws an error that names file and marker. */
function insert(
  file: string,
  text: string,
  marker: string,
  added: string,
  where: 'before' | 'after',
): string {
  const at = text.indexOf(marker);
  if (at < 0 || text.includes(marker, at + 1))
    throw new Error(`${file} must have "${marker.trim()}" exactly once: the entry belongs next to it.`);
  const position = where === 'before' ? at : at + marker.length;
  return text.slice(0, position) + added + text.slice(position);
}

export function pageFiles(given: readonly string[], source: Source): Written {
  const name = nameFrom(given, kebab, 'a name in kebab-case, such as "engagement-letters"');
  const folder = 'mfe-marketing/src';
  const routes = `${folder}/routes.tsx`;
  const page = `  '${name}': () => import(/* webpackChunkName: "marketing-${name}" */ './pages/${name}-page.tsx'),\n`;
  const files = {
    [`${folder}/content/${name}.ts`]: `import type { PageHead } from '../page.tsx';
import type { AnyCommonSection } from './sections.ts';

export const head = {
  title: '${sentence(name)}',
  description: '',
  path: '/${name}',
} as const satisfies PageHead;

/** The sections, from top to bottom. */
export const ${camel(name)} = [
  {
    kind: 'readingHero',
    id: '${name}',
    page: '${sentence(name)}',
    title: '',
    lead: '',
    facts: [],
  },
] as const satisfies readonly AnyCommonSection[];
`,
    [`${folder}/pages/${name}-page.tsx`]: `import { head, ${camel(name)} } from '../content/${name}.ts';
import { PageContent } from '../page.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

export function Component() {
  return (
    <PageContent {...head}>
      <SectionList sections={${camel(name)}} views={{}} />
    </PageContent>
  );
}
`,
    [`${folder}/pages/${name}-page.test.tsx`]: `import { screen } from '@testing-library/react';
import { head, ${camel(name)} } from '../content/${name}.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Component as ${pascal(name)}Page } from './${name}-page.tsx';

test('the page has its heading, and a description for search results', async () => {
  await renderPage(${pascal(name)}Page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\\S/);
  expect(${camel(name)}[0].lead).not.toBe('');
  expect(head.description.length).toBeGreaterThanOrEqual(50);
  expect(head.description.length).toBeLessThanOrEqual(160);
});
`,
    [routes]: insert(routes, source.read(routes), '};\n\nexport default', page, 'before'),
  };
  return {
    files: checked(files, [routes], source),
    steps: [
      `Write the head and the sections in ${folder}/content/${name}.ts.`,
      'If another package links to the page, add its address to shared-contract/src/paths/site.ts and use it as path.',
      `Test: npm test -- ${folder}/pages/${name}-page.test.tsx`,
      'Link the page in shell/src/layouts/main-links.ts or footer-links.ts.',
      'Run npm run page-dates and npm run section-heights, and commit what they write. Run npm test -- scripts/checks/site/pages.integration.ts.',
    ],
  };
}

export function featureFiles(given: readonly string[], source: Source): Written {
  const name = nameFrom(given, kebab, 'a name in kebab-case, such as "referrals"');
  const folder = `mfe-dashboard/src/features/${name}`;
  const pages = 'mfe-dashboard/src/page-list.ts';
  const routes = 'mfe-dashboard/src/routes.tsx';
  const entries = source.read(pages);
  const [, settings] = /path: paths\.dashboard\.settings[^}]*order: (\d+)/.exec(entries) ?? [];
  if (settings === undefined)
    throw new Error(`${pages} has no entry of the settings, before which the menu entry belongs.`);
  const order = Number(settings) - 5;
  const entry = `  ${camel(name)}: {
    path: '/dashboard/${name}',
    title: '${sentence(name)}',
    menu: [{ icon: 'file', roles: allRoles, order: ${String(order)} }],
  },
`;
  const route = `      {
        id: 'dashboard:${name}',
        path: '${name}',
        handle: dashboardPages.${camel(name)},
        lazy: () => import(/* webpackChunkName: "dashboard-${name}" */ './features/${name}/page.tsx'),
      },
`;
  const files = {
    [`${folder}/page.tsx`]: `import { Seo } from 'shared-ui/seo';
import { dashboardPages } from '../../page-list.ts';
import { PageHead } from '../../ui/page-parts.tsx';

export function Component() {
  const { title, path } = dashboardPages.${camel(name)};
  return (
    <div className="flex flex-col gap-4">
      <Seo title={title} description="${sentence(name)} in the member area." path={path} noindex />
      <PageHead title={title} />
      <p>Nothing here yet.</p>
    </div>
  );
}
`,
    [`${folder}/page.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderPage, violationsOf } from '../../testing/render-page.tsx';
import { Component as ${pascal(name)}Page } from './page.tsx';

test('the page shows its content', async () => {
  const { container } = renderPage(<${pascal(name)}Page />);
  expect(screen.getByRole('heading', { level: 1, name: '${sentence(name)}' })).toBeVisible();
  expect(screen.queryByText('Nothing here yet.')).toBeNull();
  expect(await violationsOf(container)).toEqual([]);
});
`,
    [pages]: insert(pages, entries, '} as const satisfies Pages', entry, 'before'),
    [routes]: insert(
      routes,
      source.read(routes),
      "      {\n        id: 'dashboard:not-found'",
      route,
      'before',
    ),
  };
  return {
    files: checked(files, [pages, routes], source),
    steps: [
      `Choose the roles, icon, and order of the menu entry in ${pages}.`,
      `Write the page in ${folder}/page.tsx. Reads go into ${folder}/queries.ts and use useDataQuery, writes use useAction.`,
      'If only some roles may open the page, wrap it, as CoachesOnly of src/ui/page-parts.tsx does: roles of the entry only hide the link.',
      `Test: npm test -- ${folder} mfe-dashboard/src/app. Tests of the menu count its entries.`,
    ],
  };
}

/** Returns the name of a migration that is dated now. @throws an error if the last migration is dated later. */
function migrationFile(name: string, { list, now }: Source): string {
  const stamp = (date: Date) => date.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '');
  const last = list('supabase/migrations').toSorted().at(-1)?.slice(0, 14) ?? '';
  if (stamp(now) > last) return `supabase/migrations/${stamp(now)}_${name}.sql`;
  throw new Error(`The last migration is dated ${last}, after now. Rename it first.`);
}

export function migrationFiles(given: readonly string[], source: Source): Written {
  const name = nameFrom(
    given,
    /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/,
    'a name, such as "lead-region"',
  ).replaceAll('-', '_');
  const file = migrationFile(name, source);
  return {
    files: checked({ [file]: '' }, [], source),
    steps: [
      `Change supabase/schemas, and write the statements that lead there in ${file}. Or delete the file, and run npm run schema -- ${name}, which drafts them.`,
      'Test: npm test -- supabase/tests/product/schema.test.ts',
    ],
  };
}

export function columnFiles(given: readonly string[], source: Source): Written {
  const [list = '', column = '', ...more] = given;
  const lists = source.list('shared-contract/src/lists').filter((file) => !file.startsWith('list'));
  const schemas = source.list('supabase/schemas').map((file) => `supabase/schemas/${file}`);
  const schemaOf = (name: string) =>
    schemas.find((file) => source.read(file).includes(`create table public.${name} (`));
  const names = lists.map((file) => file.replace('.ts', '')).filter((name) => schemaOf(name) !== undefined);
  const schema = names.includes(list) ? schemaOf(list) : undefined;
  if (schema === undefined) throw new Error(`Choose one of the lists ${names.join(', ')}. Got "${list}".`);
  nameFrom([column, ...more], /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'a column in snake_case, such as "region"');
  const definition = `shared-contract/src/lists/${list}.ts`;
  const table = source.read(schema);
  const start = table.indexOf(`create table public.${list} (`);
  const end = table.indexOf('\n);', start);
  if (new RegExp(`^  ${column} `, 'm').test(table.slice(start, end)))
    throw new Error(`public.${list} has a column ${column}.`);
  const type = `${column} text check (length(${column}) between 1 and 120)`;
  // `add column` puts it last: after the other columns, before the constraints of the table.
  const constraint = table.indexOf('\n  constraint ', start);
  const hasConstraint = constraint >= 0 && constraint < end;
  const before = table.slice(0, hasConstraint ? constraint : end);
  const label = sentence(column);
  const id = column.replaceAll('_', '-');
  const listText = source.read(definition);
  const withColumn = insert(
    definition,
    listText,
    '  columns: [\n',
    `    { id: '${id}', label: '${label}', field: '${column}', isOptional: true, width: 160, priority: 3 },\n`,
    'after',
  );
  const filter = `{ kind: 'choice', key: '${id}', label: '${label}', field: '${column}' },`;
  const withFilter = insert(definition, withColumn, '  filters: [', filter, 'after');
  const migration = migrationFile(`${list}_${column}`, source);
  const files = {
    [definition]: withFilter,
    [schema]: hasConstraint
      ? `${before}
  ${type},${table.slice(constraint)}`
      : `${before},
  ${type}${table.slice(end)}`,
    [migration]: `alter table public.${list} add column ${type};\n`,
  };
  return {
    files: checked(files, [definition, schema], source),
    steps: [
      `In ${definition}, move the column to its position in the list and write the options of the filter.`,
      `In ${schema} and ${migration}, set the type and the check; the column stays the last one. Add the grants, an index, and the filter of bulk changes: steps 1, 2, and 7 of "Add a column with a filter" in CONTRIBUTING.md.`,
      'Run node_modules/node/bin/node supabase/embedded/generate-types.ts, and commit what it writes.',
      `Add the field to the query and a cell in mfe-dashboard/src/features/${list}: without a cell, the types fail.`,
      'Add demo values and the tests of steps 8 and 9 in CONTRIBUTING.md.',
      `Test: npm test -- shared-contract/src/lists mfe-dashboard/src/features/${list} supabase/tests/product/schema.test.ts`,
    ],
  };
}

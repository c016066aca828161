import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remotes } from 'shared-contract/remotes';
import { lintFixture } from './lint-fixture.ts';

const complaints = lintFixture(/^boundaries\/|^no-restricted-/);

interface Direction {
  readonly name: string;
  readonly file: string;
  /** Code that lint must reject in the file. */
  readonly forbidden: readonly string[];
  /** Similar code that lint must accept. */
  readonly allowed: readonly string[];
}

const remotePackages = remotes.map((remote) => remote.package);
const home = 'mfe-marketing/src/content/home/home.ts';
const section = 'mfe-marketing/src/sections/home/hero.tsx';

const directions: readonly Direction[] = [
  {
    name: 'what crosses knows none of the parts, and no library of theirs',
    file: 'shared-contract/src/remotes.ts',
    forbidden: [
      "import 'shared-ui/brand';",
      "import '../../shared-auth/src/roles.ts';",
      "import '../../mfe-cpps/src/routes.tsx';",
      "import type { Release } from 'shared-release/release';",
      "import 'react';",
      "import { readFile } from 'node:fs/promises';",
      "import * as z from 'zod';",
    ],
    allowed: ["import './paths.ts'; import * as z from 'zod/mini';"],
  },
  ...['supabase/functions/submit-form/forms.ts', 'scripts/build/build-site.ts', 'shell/server/edge.ts'].map(
    (file) => ({
      name: `${file} knows what crosses`,
      file,
      forbidden: ["import 'mfe-cpps/src/routes.tsx';"],
      allowed: ["import 'shared-contract/remotes';"],
    }),
  ),
  {
    name: 'a remote imports no other remote and not the shell',
    file: 'mfe-marketing/src/routes.tsx',
    forbidden: [
      "import '../../mfe-cpps/src/routes.tsx';",
      "import 'mfe-dashboard/src/routes.tsx';",
      "import type { Patch } from '../../shell/src/app/compose.tsx';",
      "export const page = () => import('../../mfe-cpps/src/pages/overview-page.tsx');",
      "export * from '../../mfe-cpps/src/content/layers.ts';",
      "import '../../scripts/core/settings.ts';",
    ],
    allowed: ["import './pages/home-page.tsx';", "import 'shared-ui/button'; import 'shared-auth/roles';"],
  },
  ...remotePackages.map((remote) => ({
    name: `${remote} imports no other remote`,
    file: `${remote}/src/routes.tsx`,
    forbidden: remotePackages
      .filter((other) => other !== remote)
      .map((other) => `import '../../${other}/src/routes.tsx';`),
    allowed: ["import './styles.css'; import 'shared-ui/router'; import 'shared-contract/page-handle';"],
  })),
  {
    name: 'the shell reaches a remote through federation only',
    file: 'shell/src/main.ts',
    forbidden: [
      ...remotePackages.map((remote) => `import '../../${remote}/src/routes.tsx';`),
      "export const routes = () => import('../../mfe-cpps/src/routes.tsx');",
      "import '../server/edge.ts';",
      "import 'shared-release/release';",
    ],
    allowed: ["import './app/start.tsx'; import 'shared-contract/paths'; import 'shared-auth/config';"],
  },
  {
    name: 'shared-ui does not know shared-auth',
    file: 'shared-ui/src/router.ts',
    forbidden: ["import 'shared-auth/roles';", "import '../../shared-auth/src/roles.ts';"],
    allowed: ["import './brand/brand.ts'; import 'clsx'; import 'shared-contract/paths';"],
  },
  {
    name: 'shared-auth does not know shared-ui',
    file: 'shared-auth/src/roles.ts',
    forbidden: ["import 'shared-ui/toast';", "import '../../mfe-cpps/src/routes.tsx';"],
    allowed: ["import './auth-errors.ts';"],
  },
  {
    name: 'features of the dashboard do not know each other',
    file: 'mfe-dashboard/src/features/clients/changes.ts',
    forbidden: ["import '../overview/waiting.ts';", "import type { X } from '../overview/page.tsx';"],
    allowed: ["import './queries.ts'; import '../../lib/format.ts';"],
  },
  {
    name: 'data of a feature knows nothing of its screens',
    file: 'mfe-dashboard/src/features/clients/queries.ts',
    forbidden: ["import './page.tsx';", "import './cells.tsx';"],
    allowed: ["import '../../lib/read-list.ts'; import 'shared-auth/supabase-client';"],
  },
  {
    name: 'features of the shell do not know each other',
    file: 'shell/src/features/sign-in/sign-in-page.tsx',
    forbidden: ["import '../sign-up/sign-up-page.tsx';"],
    allowed: ["import '../shared/account-page.tsx';"],
  },
  {
    name: 'a section does not know its page',
    file: section,
    forbidden: ["import '../../pages/home-page.tsx';"],
    allowed: ["import '../../content/home/home.ts';"],
  },
  {
    name: 'a form knows neither its section nor its page',
    file: 'mfe-marketing/src/forms/person-fields.tsx',
    forbidden: ["import '../sections/common/call-to-action.tsx';", "import '../pages/book-page.tsx';"],
    allowed: ["import '../content/actions.ts'; import './contact.tsx';"],
  },
  {
    name: 'code that comes late is loaded in one way',
    file: section,
    forbidden: ["export const load = () => import('../../content/people.ts');"],
    allowed: [
      "import { loadChunk } from 'shared-ui/chunks'; export const load = () => loadChunk(() => import('../../content/people.ts'));",
    ],
  },
  {
    name: 'content imports types and other content',
    file: home,
    forbidden: [
      "import { classes } from '../../classes.ts';",
      "import { Button } from 'shared-ui/button';",
      "import { layers } from '../../../../mfe-cpps/src/content/layers.ts';",
    ],
    allowed: [
      "import type { IconName } from 'shared-ui/icon';",
      "import { founder } from '../people.ts'; import { paths } from 'shared-contract/paths';",
    ],
  },
  {
    name: 'the edge takes nothing of the page but its plain tables',
    file: 'shell/server/edge.ts',
    forbidden: ["import '../src/remotes/owners.ts';", "import { Button } from 'shared-ui/button';"],
    allowed: [
      "import './headers.ts'; import 'shared-release/release'; import { paths } from 'shared-contract/paths';",
    ],
  },
  {
    name: 'the backend knows nothing of the site',
    file: 'supabase/embedded/main.ts',
    forbidden: ["import '../../shell/server/edge.ts';", "import '../../scripts/core/settings.ts';"],
    allowed: ["import './backend.ts';"],
  },
  {
    name: 'a room of scripts imports only lower ones, by their names',
    file: 'scripts/build/build-site.ts',
    forbidden: [
      "import '@scripts/release/stores';",
      "import '@scripts/checks/run';",
      "import '../../shell/server/edge.ts';",
      "import '../core/settings.ts';",
    ],
    allowed: ["import '@scripts/core/files'; import '@scripts/documents/cards'; import './assemble.ts';"],
  },
  {
    name: 'what edge and release command share knows neither',
    file: 'shared-release/src/release.ts',
    forbidden: ["import '../../shell/server/edge.ts';", "import '@scripts/core/files';"],
    allowed: ["import './assets.ts'; import 'shared-contract/boot-manifest';"],
  },
  {
    name: 'scripts read packages as data; the bench calls their operations',
    file: 'scripts/bench/load.ts',
    forbidden: [
      "import '../../mfe-cpps/src/routes.tsx';",
      "import '../../shell/src/main.ts';",
      "import '../../mfe-dashboard/src/features/clients/page.tsx';",
    ],
    allowed: [
      "import '@scripts/release/local'; import '../../mfe-dashboard/src/features/clients/queries.ts';",
    ],
  },
  {
    name: 'the router, the messages and the data client exist once',
    file: section,
    forbidden: [
      "import { Link } from 'react-router-dom';",
      "import { Link } from 'react-router';",
      "import toast from 'react-hot-toast';",
      "import { createClient } from '@supabase/supabase-js';",
      "import { Dialog } from 'radix-ui';",
    ],
    allowed: ["import { Link } from 'shared-ui/router'; import { notify } from 'shared-ui/toast';"],
  },
  {
    name: 'the facades themselves may, each its own',
    file: 'shared-ui/src/router.ts',
    forbidden: ["export { toast } from 'react-hot-toast';"],
    allowed: ["export { Link } from 'react-router-dom';"],
  },
  {
    name: 'addresses, styles and markup in pages',
    file: section,
    forbidden: [
      'export const A = () => <a href="/about">About</a>;',
      'export const A = ({ to }: { to: string }) => <a href={`mailto:${to}`}>Mail</a>;',
      'export const A = ({ to }: { to: string }) => <a href={`tel:${to}`}>Call</a>;',
      'export const A = () => <p style={{ color: "red" }}>About</p>;',
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
      'export default function A() { return null; }',
    ],
    allowed: ['export const A = () => <a href="#main" className="p-3">About</a>;'],
  },
  {
    name: 'text formatted for people is not data',
    file: 'supabase/tests/harness/calls.ts',
    forbidden: [
      "export const day = (at: Date) => new Intl.DateTimeFormat('en-CA').format(at);",
      "export const day = (at: Date) => new Intl.DateTimeFormat('sv-SE').formatToParts(at);",
      'export const day = (at: Date) => new Intl.DateTimeFormat().format(at);',
      "export const day = (at: Date) => at.toLocaleDateString('en-CA');",
      'export const amount = (value: number) => value.toLocaleString();',
      "export const wall = (at: Date) => new Date(at.toLocaleString('en-US', { timeZone: 'UTC' }));",
      "export const isPast = (at: Date, day: string) => at.toLocaleDateString('en-US') < day;",
      "export const month = (at: Date) => at.toLocaleDateString('en-US').split('/')[0];",
      'export const hour = (at: Date, hours: Intl.DateTimeFormat) => Number(hours.format(at));',
    ],
    allowed: [
      "export const day = (at: Date) => at.toLocaleDateString('en-US', { dateStyle: 'long' });",
      "export const hour = (at: Date, hours: Intl.DateTimeFormat) => hours.format(at).replace('AM', 'am');",
      'export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;',
    ],
  },
];

for (const { name, file, forbidden, allowed } of directions) {
  describe(name, () => {
    for (const text of forbidden)
      it(`refuses ${text}`, async () => {
        assert.notDeepEqual(await complaints(file, text), []);
      });
    for (const text of allowed)
      it(`allows ${text}`, async () => {
        assert.deepEqual(await complaints(file, text), []);
      });
  });
}

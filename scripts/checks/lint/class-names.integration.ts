import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintFixture } from './lint-fixture.ts';

const complaints = lintFixture(/^class-names\//);

const card = 'shared-ui/src/components/card.tsx';
const heights = 'shared-ui/src/components/form-block/form-block.tsx';
const story = 'shared-ui/src/components/card.stories.tsx';
const test = 'shared-ui/src/components/card.test.tsx';
const section = 'mfe-marketing/src/sections/home/hero.tsx';
const content = 'mfe-marketing/src/content/home/home.ts';
const layout = 'shell/src/layouts/footer-groups.tsx';

const refused: [file: string, code: string, named: string][] = [
  [card, 'export const A = () => <p className="ui:p-6 flex" />;', 'flex'],
  [card, 'export const A = () => <p className="hover:ui:flex" />;', 'hover:ui:flex'],
  [card, 'export const A = () => <p className="card" />;', 'card'],
  [card, "export const A = () => <p className={clsx('ui:flex', 'md:p-4')} />;", 'md:p-4'],
  [card, "export const A = ({ b = true }) => <p className={b ? 'ui:flex' : 'hidden'} />;", 'hidden'],
  [card, "export const A = ({ b = true }) => <p className={clsx(b && ['grid'])} />;", 'grid'],
  [
    card,
    "export const A = ({ b = true }) => <p className={clsx({ hidden: b, 'ui:grid': true })} />;",
    'hidden',
  ],
  [card, "export const A = ({ b = true }) => <p className={clsx({ 'gap-1 ui:flex': b })} />;", 'gap-1'],
  [card, 'export const A = ({ b = 1 }) => <p className={`ui:flex gap-2 w-${b}`} />;', 'gap-2'],
  [card, "const on = { yes: 'block' }; export const A = () => <p className={on.yes} />;", 'block'],
  [card, "const on = 'table'; export const A = () => <p className={clsx(on)} />;", 'table'],
  [card, "const { look } = { look: 'table' }; export const A = () => <p className={look} />;", 'table'],
  [card, 'export const A = () => <p className="ui:flex group" />;', 'group'],
  [card, 'export const A = () => <iframe heightClass="h-100" />;', 'h-100'],
  [heights, "export const heights = { 400: 'h-100', 500: 'ui:h-125' };", 'h-100'],
  [heights, "export const look = 'nc-grid text-ink';", 'text-ink'],
  [section, 'export const A = () => <p className="flex ui:p-6" />;', 'ui:p-6'],
  [section, "export const A = () => <p className={clsx('ui:group')} />;", 'ui:group'],
  [section, 'export const A = ({ b = 1 }) => <p className={`flex ui:p-${b}`} />;', 'ui:p-'],
  [content, "export const look = { wide: 'ui:w-full' };", 'ui:w-full'],
  [layout, 'export const A = () => <p className="ui:flex" />;', 'ui:flex'],
];

const allowed: [file: string, code: string][] = [
  [card, 'export const A = ({ className }: { className: string }) => <p className={className} />;'],
  [card, 'export const A = () => <p className="nc-lay ui:flex ui:hover:-mt-2 ui:[clip-path:inset(50%)]" />;'],
  [
    card,
    "const on = { look: 'ui:flex', icon: 'circle-check' }; export const A = () => <p className={on.look} />;",
  ],
  [card, "export const A = ({ to = '' }) => <p className={to === 'table' ? 'ui:flex' : undefined} />;"],
  [card, 'export const A = ({ id = \'\' }) => <p id={clsx(id && `${id}-error`)} role="group" />;'],
  [heights, "export type Show = 'block' | 'inline-block'; export const words = 'a table of contents';"],
  [story, 'export const A = () => <p className="flex p-4" />;'],
  [test, 'export const A = () => <p className="flex">{\'ui:flex\'}</p>;'],
  [section, 'export const A = () => <p className="flex p-4 lg:p-6" />;'],
  [content, "export const text = 'A word on ui: nothing';"],
];

void describe('shared-ui says its utilities with its prefix, nobody else does', () => {
  for (const [file, code, named] of refused)
    void it(`refuses in ${file}: ${code}`, async () => {
      const found = await complaints(file, code);
      assert.equal(found.length, 1, found.join('\n'));
      assert.ok(found[0]?.includes(`'${named}'`), found[0]);
    });
  for (const [file, code] of allowed)
    void it(`allows in ${file}: ${code}`, async () => {
      assert.deepEqual(await complaints(file, code), []);
    });
});

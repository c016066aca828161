import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/browsers.md');
const start = '<!-- The run writes this table: npm test -- --browsers=chromium,firefox,webkit -->\n';
const end = '<!-- End of the table -->';
const columns = '| Browser | Addresses | Journeys | Passed | Passed at the second try | Left out |';

const described = (tests: readonly TestCase[], type: string): string[] =>
  tests.flatMap(({ annotations }) =>
    annotations.flatMap((one) => (one.type === type && one.description ? [one.description] : [])),
  );

/** One browser's line. Tests annotate what it is (`browser`) and how many addresses they opened (`addresses`). */
function lineOf(name: string, tests: readonly TestCase[]): string {
  const count = (outcome: ReturnType<TestCase['outcome']>) =>
    String(tests.filter((test) => test.outcome() === outcome).length);
  const addresses = described(tests, 'addresses').reduce((sum, each) => sum + Number(each), 0);
  const leftOut = tests
    .filter((test) => test.outcome() === 'skipped')
    .map((test) => `${test.title}: ${described([test], 'skip').join(' ')}`);
  const cells = [
    described(tests, 'browser')[0] ?? name,
    String(addresses),
    String(tests.length - leftOut.length),
    count('expected'),
    count('flaky'),
    leftOut.join('; ') || 'nothing',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Writes the outcome of a run in all browsers into the page about browsers. */
export default class WriteTable implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const lines = this.#suite?.suites.map((project) => lineOf(project.title, project.allTests())) ?? [];
    const day = new Date().toISOString().slice(0, 10);
    const table = [
      '',
      columns,
      columns.replaceAll(/[^|]+/g, ' --- '),
      ...lines,
      '',
      `Run on ${day}.`,
      '',
      '',
    ];
    const page = readFileSync(file, 'utf8');
    const [before = '', rest = ''] = page.split(start);
    writeFileSync(file, before + start + table.join('\n') + rest.slice(rest.indexOf(end)));
    spawnSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), file]);
  }
}

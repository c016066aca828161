import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/browsers.md');
const start = '<!-- The run writes this table: npm test -- --browsers=chromium,firefox,webkit -->\n';
const end = '<!-- End of the table -->';
const columns = '| Browser | Addresses | Tests | Passed | Passed on retry | Skipped |';

const described = (tests: readonly TestCase[], type: string): string[] =>
  tests.flatMap(({ annotations }) =>
    annotations.flatMap((one) => (one.type === type && one.description ? [one.description] : [])),
  );

const isSkipped = (test: TestCase) => test.outcome() === 'skipped';

/** Formats a browser's row. Tests annotate its name (`browser`) and the number of opened addresses (`addresses`). */
function lineOf(name: string, tests: readonly TestCase[]): string {
  const count = (outcome: ReturnType<TestCase['outcome']>) =>
    String(tests.filter((test) => test.outcome() === outcome).length);
  const addresses = described(tests, 'addresses').reduce((sum, each) => sum + Number(each), 0);
  const cells = [
    described(tests, 'browser')[0] ?? name,
    String(addresses),
    String(tests.filter((test) => !isSkipped(test)).length),
    count('expected'),
    count('flaky'),
    count('skipped'),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Lists each reason for skipped tests, with their titles and browsers. */
function reasons(projects: readonly Suite[]): string[] {
  const all = projects.flatMap((project) =>
    project
      .allTests()
      .filter(isSkipped)
      .map((test) => ({
        reason: described([test], 'skip')[0] ?? '',
        title: `“${test.title}”`,
        project: project.title,
      })),
  );
  return [...Map.groupBy(all, ({ reason }) => reason)].map(([reason, of]) => {
    const browsers = [...new Set(of.map(({ project }) => project))].join(', ');
    const titles = [...new Set(of.map(({ title }) => title))].join('; ');
    return `- Skipped in ${browsers}: ${titles}. ${reason}`;
  });
}

/** Writes the results of a run in all browsers to the page about browsers. */
export default class WriteTable implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const projects = this.#suite?.suites ?? [];
    const lines = projects.map((project) => lineOf(project.title, project.allTests()));
    const day = new Date().toISOString().slice(0, 10);
    const table = [
      '',
      columns,
      columns.replaceAll(/[^|]+/g, ' --- '),
      ...lines,
      '',
      ...reasons(projects),
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

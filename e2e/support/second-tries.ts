import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** As many as a machine that is busy with something else may cost; more than these are a fault of the product. */
const allowed = 3;

/**
 * A journey that failed is tried once more, and what passes then is told by name with its first error: a stumble of the
 * machine stops nobody, and none of ours is forgotten. More than a few of them fail the run.
 */
export default class SecondTries implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const again = this.#suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    for (const test of again) {
      const [first] = test.results.flatMap(({ errors }) => errors);
      const said = stripVTControlCharacters(first?.message ?? '')
        .replaceAll(/\s+/g, ' ')
        .slice(0, 600);
      const { file, line } = test.location;
      process.stdout.write(
        `note: passed at the second try: ${test.title} (${file}:${String(line)}): ${said}\n`,
      );
    }
    if (again.length <= allowed) return Promise.resolve({ status });
    process.stdout.write(
      `${String(again.length)} journeys passed at the second try only; ${String(allowed)} may.\n`,
    );
    return Promise.resolve({ status: 'failed' });
  }
}

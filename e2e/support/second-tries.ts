import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Retries that a busy machine may cause. More indicate a defect in the product. */
const allowed = 3;

/**
 * Lists each test that passed only on retry, with its first error: a slow machine doesn't fail the run, but no defect
 * goes unnoticed. Too many retries fail the run.
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

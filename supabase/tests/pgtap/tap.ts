export interface TapResult {
  ok: boolean;
  description: string;
  notes: string;
}
export interface TapReport {
  /** Number of tests in the file's plan. Null without a plan. */
  planned: number | null;
  results: TapResult[];
}

export function readTap(lines: string[]): TapReport {
  const report: TapReport = { planned: null, results: [] };
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    const plan = /^1\.\.(\d+)/.exec(line);
    if (plan) report.planned = Number(plan[1]);
    const result = /^(not )?ok \d+(?: - (.*))?$/.exec(line);
    if (result) {
      report.results.push({ ok: result[1] === undefined, description: result[2] ?? '', notes: '' });
    } else if (line.startsWith('#')) {
      const last = report.results.at(-1);
      if (last) last.notes += `${line}\n`;
    }
  }
  return report;
}

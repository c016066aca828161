import { FILES_STEP } from '@scripts/build/rules';
import { type Progress, progressAfter, stepLine } from './render-steps.ts';

const phases = (...lines: readonly string[]): string[] => {
  let progress: Progress = { phase: 'start', step: 'its start' };
  return lines.map((line) => {
    progress = progressAfter(progress, line.trimEnd());
    return progress.phase;
  });
};
const [start, page, files] = [stepLine('the start of shell'), stepLine('/about'), stepLine(FILES_STEP)];

test('package code runs from the first step on, and our own code again after the last page', () => {
  expect(phases(start, 'a log line', page, files)).toEqual(['packages', 'packages', 'packages', 'files']);
});

test('no phase starts again, whatever package code prints', () => {
  expect(phases(start, files, start, page, files)).toEqual(['packages', ...Array<string>(4).fill('files')]);
  expect(phases(files, start)).toEqual(['packages', 'packages']);
});

test('the step is that of the last line, so that an error names where the process was', () => {
  const starting: Progress = { phase: 'files', step: FILES_STEP };
  expect(progressAfter(starting, page.trimEnd()).step).toBe('/about');
});

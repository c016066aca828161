import { longestTask } from './member-steps.ts';

const thread = (pid: number, name: string) => ({ name: 'thread_name', ph: 'M', pid, tid: 1, args: { name } });
const task = (pid: number, dur: number, tdur: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid: 1,
  dur,
  tdur,
});

test('the longest task is the one of the page, by the clock and by the processor', () => {
  const events = [
    thread(1, 'CrBrowserMain'),
    thread(2, 'CrRendererMain'),
    task(1, 900_000, 800_000),
    task(2, 60_000, 10_000),
    task(2, 30_000, 25_500),
    { name: 'Layout', ph: 'X', pid: 2, tid: 1, dur: 90_000 },
  ];
  expect(longestTask(events)).toEqual({ clock: 60, processor: 25.5 });
});

test('a page that did nothing has no task', () => {
  expect(longestTask([thread(2, 'CrRendererMain')])).toEqual({ clock: 0, processor: 0 });
});

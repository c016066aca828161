import type { ListFigures } from './measure-lists.ts';
import { median } from './statistics.ts';
import { table, type Section } from './table.ts';

/** How long the screens of lists take with few rows and with many. */
export function listSections({ rounds, sizes, screens }: ListFigures): Section[] {
  const [few, many] = sizes.map((size) => size.toLocaleString('en-US'));
  const rows = screens.map((one) => {
    const times = [median(one.few), median(one.many)] as const;
    return { ...one, times, ratio: times[1] / times[0] };
  });
  const over = rows.filter(({ ratio, goal }) => ratio > goal).map(({ screen }) => screen);
  return [
    {
      title: `Screens of lists with ${few ?? ''} and with ${many ?? ''} leads and clients`,
      words: [
        `Rounds: ${String(rounds)}, in turns; the median time from an address to its rows, in a browser with a full cache.`,
        `Goal: within 1.2 x, the last page within 1.5 x: ${over.length === 0 ? 'met' : `not met by ${over.join(', ')}`}.`,
      ],
      table: table(
        ['screen', `ms of ${few ?? ''}`, `ms of ${many ?? ''}`, 'times', 'goal'],
        rows.map(({ screen, times, ratio, goal }) => [
          screen,
          Math.round(times[0]),
          Math.round(times[1]),
          ratio.toFixed(2),
          goal.toFixed(1),
        ]),
      ),
    },
  ];
}

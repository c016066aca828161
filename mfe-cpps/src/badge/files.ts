import { badgeFiles } from 'shared-contract/certificate-code';
import { programme } from 'shared-contract/programme';

/** Colors of the drawing on a blue ground. */
const sheet = { ground: '#12395B', line: '#9CC3DC', vellum: '#F4F6F3', copper: '#F0A868' };

/**
 * The firm's mark, in units of a 36 by 36 grid: eight courses of two bricks, bottom first. `badge` adds the ninth, on
 * top.
 */
const courses = [
  [1, 21, 22, 35],
  [1, 10, 11, 35],
  [1, 24, 25, 35],
  [1, 14, 15, 35],
  [1, 26, 27, 35],
  [1, 8, 9, 35],
  [1, 19, 20, 35],
  [1, 11, 12, 35],
] as const;

const course = ([a, b, c, d]: (typeof courses)[number], row: number): string => {
  const y = 33 - row * 4;
  return `M${a} ${y}h${b - a}v2h${a - b}zM${c} ${y}h${d - c}v2h${c - d}z`;
};

/** Glyphs as strokes, so that the image doesn't depend on installed fonts. */
const letters = [
  'M125 38A66 90 0 1 0 125 142',
  'M8 180V0H76a50 50 0 0 1 0 100H8',
  'M8 180V0H76a50 50 0 0 1 0 100H8',
  'M118 36C104 -8 16 -12 16 46C16 104 120 78 120 134C120 192 24 190 8 142',
];

const letter = (path: string, at: number): string =>
  `<path transform="translate(${250 + at * 190} 812)" d="${path}"/>`;

/** The badge of the designation, the same for all holders. 1200 units square. */
const badge = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" role="img">`,
  `<title>${programme.designation} (${programme.abbreviation})</title>`,
  `<rect width="1200" height="1200" rx="40" fill="${sheet.ground}"/>`,
  `<path stroke="${sheet.line}" stroke-width="2" opacity=".22" d="${Array.from({ length: 23 }, (_, n) => `M${48 + n * 48} 48V1152M48 ${48 + n * 48}H1152`).join('')}"/>`,
  `<rect x="48" y="48" width="1104" height="1104" rx="12" fill="none" stroke="${sheet.line}" stroke-width="4"/>`,
  `<g transform="translate(330 168) scale(15)"><path fill="${sheet.vellum}" d="${courses.map(course).join('')}"/><path fill="${sheet.copper}" d="M1 1h34v2H1z"/></g>`,
  `<g fill="none" stroke="${sheet.vellum}" stroke-width="36" stroke-linejoin="round">${letters.map(letter).join('')}</g>`,
  `<path stroke="${sheet.copper}" stroke-width="8" d="M250 1060H945M250 1044v32M945 1044v32"/>`,
  `</svg>`,
].join('');

/** Files that the build writes to fixed paths. `files` in package.json names this module. */
export const files = { [badgeFiles.svg]: badge };

/** Badge platforms require this size. */
export const pictures = { [badgeFiles.png]: { drawing: badge, pixels: 1200 } };

import type { ToolDocument } from '../tools/document.ts';
import type { Worksheet } from '../tools/worksheet.ts';

/** A slide and its captions. There is no voice: captions and transcript contain the text. */
interface FilmChapter {
  readonly heading: string;
  /** Text on the slide. */
  readonly points: readonly string[];
  /** A figure that the slide shows large, with its label. */
  readonly figure?: { readonly value: string; readonly label: string };
  /** One sentence per caption. */
  readonly says: readonly string[];
}

export interface Film {
  readonly title: string;
  readonly asOf: string;
  readonly chapters: readonly FilmChapter[];
  readonly sources: readonly string[];
}

/** Seconds from the start. */
interface Span {
  readonly start: number;
  readonly end: number;
}
interface Cue extends Span {
  readonly text: string;
}
/** Data of a video for the player and the page. */
export interface FilmWords {
  readonly seconds: number;
  readonly chapters: readonly (Span & { readonly heading: string; readonly cues: readonly Cue[] })[];
  readonly sources: readonly string[];
}

/** A comfortable reading pace for captions, somewhat slower than speech. */
const WORDS_A_SECOND = 2.4;
const SHORTEST = 2.5;

const lengthOf = (text: string): number =>
  Math.max(SHORTEST, Math.round((text.split(/\s+/).length / WORDS_A_SECOND) * 2) / 2);

/** Computes the times of slides and captions from the length of their text. */
export function timeFilm({ chapters, sources }: Film): FilmWords {
  let now = 0;
  const timed = chapters.map(({ heading, says }) => {
    const start = now;
    const cues = says.map((text) => {
      const cue = { start: now, end: now + lengthOf(text), text };
      now = cue.end;
      return cue;
    });
    return { heading, start, end: now, cues };
  });
  return { seconds: now, chapters: timed, sources };
}

const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const rest = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${rest}`;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const vttOf = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${escaped(text)}\n`),
  ].join('\n');

/** Returns the captions as a WebVTT file. */
export const captionsOf = ({ chapters }: FilmWords): string => vttOf(chapters.flatMap(({ cues }) => cues));

/** Returns the chapters as a WebVTT file. */
export const chaptersOf = ({ chapters }: FilmWords): string =>
  vttOf(chapters.map(({ heading, ...span }) => ({ ...span, text: heading })));

/** Formats seconds as a player shows them: `4:05`. */
export const playTime = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A text file next to the module that lists it, rendered as a document. */
interface Guide {
  readonly kind: 'guide';
  readonly text: string;
  /** Summary shown before the text. */
  readonly preview: readonly string[];
}

interface FilmContent {
  readonly kind: 'film';
  readonly film: Film;
}

/** The source of a resource's file. */
export type ResourceContent = Worksheet | ToolDocument | Guide | FilmContent;

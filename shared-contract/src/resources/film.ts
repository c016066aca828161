/** A slide, and what is said while it stands. Nobody speaks: captions and transcript say it. */
export interface FilmChapter {
  readonly heading: string;
  /** What stands on the slide. */
  readonly points: readonly string[];
  /** A figure that the slide shows large, and what it is. */
  readonly figure?: { readonly value: string; readonly label: string };
  /** One sentence a caption. */
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
export interface TimedChapter extends Span {
  readonly heading: string;
  readonly cues: readonly (Span & { readonly text: string })[];
}
/** What lies beside a film, for player and page. */
export interface FilmWords {
  readonly seconds: number;
  readonly chapters: readonly TimedChapter[];
  readonly sources: readonly string[];
}

/** A pace at which captions are read at ease: somewhat below that of speech. */
const WORDS_A_SECOND = 2.4;
const SHORTEST = 2.5;

const lengthOf = (text: string): number =>
  Math.max(SHORTEST, Math.round((text.split(/\s+/).length / WORDS_A_SECOND) * 2) / 2);

/** When each slide and each caption stands: it follows from their words. */
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

/** Captions as a WebVTT file. */
export function captionsOf({ chapters }: FilmWords): string {
  const cues = chapters.flatMap((chapter) => chapter.cues);
  const lines = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${escaped(text)}\n`);
  return ['WEBVTT\n', ...lines].join('\n');
}

/** Chapters as a WebVTT file. */
export function chaptersOf({ chapters }: FilmWords): string {
  const cues = chapters.map(
    ({ start, end, heading }) => `${clock(start)} --> ${clock(end)}\n${escaped(heading)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `4:05`, as a player shows it. */
export const playTime = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

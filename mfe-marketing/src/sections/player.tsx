import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import type { Chapter, Recording } from '../content/podcast.ts';

const speeds = [1, 1.25, 1.5, 2] as const;

/** `3:05`, `1:02:40`. */
export function clock(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    Math.floor(seconds) % 60,
  ];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${String(hours)}:${tail}` : tail;
}

/** Start time in seconds from the address: `#t=185`. */
const askedTime = () => Number(/^#t=(\d+)$/.exec(location.hash)?.[1] ?? 0);

interface PlayerProps {
  readonly recording: Recording;
  readonly title: string;
  readonly chapters: readonly Pick<Chapter, 'id' | 'title'>[];
}

/** Uses the browser's player, for its keyboard and screen reader support. Loads nothing before playback starts. */
export function Player({ recording, title, chapters }: PlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [speed, setSpeed] = useState<number>(1);
  const id = useId();

  useEffect(() => {
    const goTo = () => {
      const element = audio.current;
      if (element && askedTime() > 0) element.currentTime = askedTime();
    };
    goTo();
    addEventListener('hashchange', goTo);
    return () => {
      removeEventListener('hashchange', goTo);
    };
  }, []);

  function playFrom(seconds: number) {
    const element = audio.current;
    if (!element) return;
    element.currentTime = seconds;
    void element.play();
  }

  return (
    <div role="group" aria-label={`Player: ${title}`} className="grid gap-4 print:hidden">
      {/* No captions track, because the page has the transcript. */}
      <audio ref={audio} controls preload="none" className="w-full">
        <source src={recording.src} type={recording.type} />
      </audio>
      {recording.voice ? <p className="text-sm text-muted">{recording.voice}</p> : null}
      <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
        <span id={id} className="text-sm text-muted">
          Speed
        </span>
        {speeds.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === speed}
            onClick={() => {
              setSpeed(value);
              if (audio.current) audio.current.playbackRate = value;
            }}
            className={classes(
              'min-h-11 min-w-14 cursor-pointer rounded-md border px-3 text-sm tabular-nums',
              value === speed ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface',
            )}
          >
            {value}×
          </button>
        ))}
      </div>
      <ol aria-label="Chapters" className="grid border-b border-line text-sm">
        {chapters.map((chapter) => {
          const at = recording.chapters[chapter.id];
          return at === undefined ? null : (
            <li key={chapter.id} className="border-t border-line">
              <a
                href={`#t=${String(at)}`}
                onClick={() => playFrom(at)}
                className="grid min-h-11 grid-cols-[4rem_1fr] items-center py-1 hover:text-primary hover:underline"
              >
                <span className="text-muted tabular-nums">{clock(at)}</span>
                {chapter.title}
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

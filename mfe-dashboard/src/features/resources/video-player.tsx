import { useEffect, useRef, useState } from 'react';
import { captionsOf, chaptersOf, type FilmWords, playTime } from 'shared-contract/resources/film';
import type { Resource } from 'shared-contract/resources/resources';
import { Icon } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { useAction } from '../../lib/use-action.ts';
import { openResource } from './queries.ts';

const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** Object URLs of the media. */
interface Playable {
  readonly film: string;
  readonly captions: string;
  readonly chapters: string;
}

function playableOf(content: Blob, words: FilmWords): Playable {
  const text = (file: string) => URL.createObjectURL(new Blob([file], { type: 'text/vtt' }));
  return {
    film: URL.createObjectURL(content),
    captions: text(captionsOf(words)),
    chapters: text(chaptersOf(words)),
  };
}

interface PosterProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly time: number;
  readonly seconds: number;
  readonly onPlay: () => void;
}

function Poster({ title, isBusy, time, seconds, onPlay }: PosterProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) onPlay();
      }}
      className="flex aspect-video w-full cursor-pointer flex-col-reverse items-start justify-between gap-2 rounded-md bg-sheet p-[6%] text-left text-on-sheet"
    >
      <span className="flex items-center gap-3 font-medium">
        <Icon name="play" className="size-8 rounded-full border border-current p-1.5" />
        {isBusy ? 'Loading...' : `Play${time > 0 ? ` from ${playTime(time)}` : ''}, ${playTime(seconds)}`}
      </span>
      <span className="font-heading text-xl leading-tight sm:text-3xl">{title}</span>
    </button>
  );
}

function SpeedChoice({ isReady, choose }: { isReady: boolean; choose: (speed: number) => void }) {
  return (
    <label className="flex items-center gap-2 self-start text-sm text-muted">
      Speed
      <select
        defaultValue="1"
        disabled={!isReady}
        onChange={({ target }) => choose(Number(target.value))}
        className="min-h-control-sm rounded-md border border-edge bg-surface px-2 text-ink"
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {speed}x
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  readonly film: Resource;
  readonly words: FilmWords;
  readonly time: number;
}

/** Loads the video on request and shows captions by default. Uses the browser's controls and adds a speed select. */
export function VideoPlayer({ film, words, time }: Props) {
  const [source, setSource] = useState<Playable | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null || source === null) return;
    element.currentTime = time;
    // If the browser blocks autoplay, it shows its own play button.
    void element.play().catch(() => undefined);
  }, [source, time]);
  useEffect(() => {
    if (source === null) return undefined;
    video.current?.focus();
    return () => Object.values(source).forEach((address: string) => URL.revokeObjectURL(address));
  }, [source]);
  const { act, isBusy, failure } = useAction({
    run: async (client) => setSource(playableOf(await openResource(client, film.id), words)),
    failed: 'The film was not loaded.',
    isInline: true,
  });
  return (
    <div className="flex min-w-0 flex-col gap-2 print:hidden">
      {source === null ? (
        <Poster
          title={film.title}
          isBusy={isBusy}
          time={time}
          seconds={words.seconds}
          onPlay={() => void act()}
        />
      ) : (
        <video
          ref={video}
          src={source.film}
          controls
          playsInline
          aria-label={film.title}
          className="aspect-video w-full rounded-md bg-sheet"
        >
          <track kind="captions" src={source.captions} srcLang="en" label="English" default />
          <track kind="chapters" src={source.chapters} srcLang="en" label="Chapters" />
        </video>
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert" title="The film could not be loaded">
          <p>{failure}</p>
        </Notice>
      )}
      <SpeedChoice
        isReady={source !== null}
        choose={(speed) => {
          if (video.current) video.current.playbackRate = speed;
        }}
      />
    </div>
  );
}

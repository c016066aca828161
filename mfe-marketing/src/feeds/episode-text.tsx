import type { Episode } from '../content/podcast.ts';
import type { EpisodeNotes } from '../content/podcast/transcript.ts';

interface EpisodeTextProps {
  readonly episode: Episode;
  readonly notes: EpisodeNotes;
  /** The address of its page. */
  readonly page: string;
  /** Its address at the podcast's host. */
  readonly externalUrl: string;
}

/** What an app for podcasts shows of an episode: what it is about, and where it is heard and read. */
export function EpisodeText({ episode, notes, page, externalUrl }: EpisodeTextProps) {
  return (
    <>
      {notes.summary.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {notes.keyTopics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <p>
        {episode.recording ? null : (
          <>
            This feed carries no recording of the episode:{' '}
            <a href={externalUrl}>listen at the podcast’s host</a>.{' '}
          </>
        )}
        <a href={page}>Read the whole edited transcript</a>.
      </p>
    </>
  );
}

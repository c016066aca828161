import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Monogram } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { Container, Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { podcastFeed } from '../../content/heads/feeds.ts';
import type { Episode } from '../../content/podcast.ts';
import type { EpisodeNotes, Transcript } from '../../content/podcast/transcript.ts';
import { Actions } from '../common/actions.tsx';
import { CheckList } from '../common/check-list.tsx';
import { Heading, titleId } from '../common/heading.tsx';
import { FeedLink } from '../common/feed-link.tsx';
import { PlainHead } from '../common/plain-head.tsx';
import { Contents } from '../prose/contents.tsx';
import { ReadingTools } from '../prose/reading-tools.tsx';
import { Player } from './player.tsx';
import { TranscriptText } from './transcript-text.tsx';

export interface EpisodeContent {
  readonly id: (typeof brand.podcast.episodes)[number]['id'];
  readonly episode: Episode;
  readonly notes: EpisodeNotes;
  readonly transcript: Transcript;
}

function brandEpisode(id: EpisodeContent['id']) {
  const found = brand.podcast.episodes.find((one) => one.id === id);
  if (!found) throw new Error(`The brand names no episode ${id}.`);
  return found;
}
const host = new URL(brand.podcast.hostUrl).host;

function Facts({ episode }: { readonly episode: Episode }) {
  const facts = [
    { term: 'Published', value: <time dateTime={episode.published}>{formatDay(episode.published)}</time> },
    { term: 'Length', value: `${String(episode.minutes)} minutes` },
    { term: 'Guest', value: `${episode.guest}, ${episode.guestRole}` },
  ];
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(({ term, value }) => (
        <div key={term} className="border-l border-copper pl-3">
          <dt className="text-sm text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where it can be heard: here, where there is a recording to play, and always at the podcast's host and by feed. */
function Listen({ id, episode, transcript }: EpisodeContent) {
  const { title, externalUrl } = brandEpisode(id);
  return (
    <div className="mt-6 grid gap-4 lg:max-w-2xl">
      {episode.recording ? (
        <Player recording={episode.recording} title={title} chapters={transcript.chapters} />
      ) : null}
      <p className="flex flex-wrap gap-x-8 gap-y-1">
        <TextLink href={externalUrl} newTab className="inline-flex items-center gap-2 py-2">
          <Icon name="headphones" className="text-copper" />
          Listen on {host}
        </TextLink>
        <FeedLink feed={podcastFeed} />
      </p>
    </div>
  );
}

function Summary({ notes }: { readonly notes: EpisodeNotes }) {
  const summary = { id: 'summary', title: 'In short' };
  return (
    <Section id={summary.id} tone="surface" labelledBy={titleId(summary)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="max-w-measure lg:col-span-7">
          <Heading of={summary} />
          {notes.summary.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-span-5">
          <h3 className="mb-4 text-lg">Key topics</h3>
          <CheckList items={notes.keyTopics} />
        </div>
      </div>
    </Section>
  );
}

function Guest({ episode, notes }: { readonly episode: Episode; readonly notes: EpisodeNotes }) {
  const guest = { id: 'guest', title: `About ${episode.guest}` };
  const authorities = { id: 'authorities', title: 'Law that is named' };
  return (
    <Section id={guest.id} tone="surface" labelledBy={titleId(guest)}>
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-6">
          <div className="flex items-center gap-4">
            <Monogram name={episode.guest} className="size-20 shrink-0 border border-edge" />
            <Heading of={guest} />
          </div>
          {notes.guestBio.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-measure">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-span-6">
          <h3 id={authorities.id} className="text-lg">
            {authorities.title}
          </h3>
          <dl className="mt-4 border-b border-line text-sm">
            {notes.authorities.map(({ cite, says }) => (
              <div key={cite} className="grid gap-x-4 border-t border-line py-3 md:grid-cols-[13rem_1fr]">
                <dt className="font-semibold">{cite}</dt>
                <dd className="text-muted">{says}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}

/** An episode: what it is and where it can be heard, in short, word for word, and who was asked. */
export function EpisodeView(content: EpisodeContent) {
  const { id, episode, notes, transcript } = content;
  const { title } = brandEpisode(id);
  const head = { id: 'episode', page: 'Podcast', title, lead: episode.summary };
  const said = { id: 'transcript', title: 'Edited transcript' };
  const next = { id: 'next', title: 'Is it for your business?' };
  const outline = transcript.chapters.map((chapter, index) => ({
    id: chapter.id,
    title: chapter.title,
    number: index + 1,
  }));
  return (
    <>
      <PlainHead of={head} isRead>
        <Facts episode={episode} />
        <Listen {...content} />
      </PlainHead>
      <Summary notes={notes} />
      <Container className="py-10 md:py-14 print:py-4">
        <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-12">
          <Contents outline={outline} isNumbered />
          <article
            aria-labelledby={titleId(said)}
            className="max-w-3xl min-w-0 lg:col-span-8 print:max-w-none"
          >
            <Heading of={said} className="mb-6" />
            <TranscriptText transcript={transcript} />
            <ReadingTools title={title} className="mt-12 border-t border-edge pt-6" />
          </article>
        </div>
      </Container>
      <Guest episode={episode} notes={notes} />
      <Section tone="sheet" className="sheet-squares" labelledBy={titleId(next)}>
        <div className="grid items-end gap-8 lg:grid-cols-12">
          <Heading of={next} className="lg:col-span-7" />
          <Actions
            className="lg:col-span-5 lg:justify-end"
            actions={[
              { label: 'Apply as a client', to: paths.clientApplication },
              { label: 'Contact us', to: paths.contact },
            ]}
          />
        </div>
      </Section>
    </>
  );
}

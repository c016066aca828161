import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Monogram } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { Container, Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { podcastFeed } from '../../content/feeds.ts';
import { type Episode, type EpisodeNotes, episodes, type Transcript } from '../../content/podcast.ts';
import { PageContent } from '../../page.tsx';
import { Actions } from '../../sections/common/call-to-action.tsx';
import { CheckList } from '../../sections/common/details.tsx';
import { FeedAlternate, FeedLink } from '../../sections/common/links.tsx';
import { Heading, PlainHead, titleId } from '../../sections/common/heading.tsx';
import { Player } from '../../sections/player.tsx';
import { Contents } from '../../sections/prose/text-with-contents.tsx';
import { ReadingTools } from '../../sections/prose/reading-tools.tsx';

function TranscriptText({ transcript }: { readonly transcript: Transcript }) {
  return transcript.chapters.map(({ id, title, turns }) => (
    <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
      <h3 id={id} className="scroll-mt-24 break-after-avoid text-xl">
        {title}
      </h3>
      <ul>
        {turns.map(({ speaker, text }) => (
          <li key={text} className="mt-4 grid gap-x-6 md:grid-cols-[7rem_1fr] md:gap-x-4">
            <p className={speaker === 0 ? 'text-muted' : 'text-copper'}>
              {transcript.speakers[speaker].split(' ')[0]}
              <span className="sr-only">:</span>
            </p>
            <p className="orphans-3 widows-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface EpisodeContent {
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

/** Player if the site has a recording, and always the links to the podcast's host and feed. */
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

function EpisodeView(content: EpisodeContent) {
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

/** The page of an episode. */
export function episodePage(id: EpisodeContent['id'], notes: EpisodeNotes, transcript: Transcript) {
  const episode: Episode = episodes[id];
  const head = { title: brandEpisode(id).title, description: episode.description, path: episode.to };
  const node = {
    '@type': 'PodcastEpisode',
    '@id': `${brand.origin}${head.path}#episode`,
    name: head.title,
    description: episode.summary,
    url: brand.origin + head.path,
    datePublished: episode.published,
    timeRequired: `PT${String(episode.minutes)}M`,
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: brand.podcast.title,
      url: brand.podcast.hostUrl,
      webFeed: brand.origin + podcastFeed.path,
    },
    actor: { '@type': 'Person', name: episode.guest, jobTitle: episode.guestRole },
  } as const;
  return () => (
    <PageContent {...head} nodes={[node]}>
      <FeedAlternate feed={podcastFeed} />
      <EpisodeView id={id} episode={episode} notes={notes} transcript={transcript} />
    </PageContent>
  );
}

import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';

const EPISODES = {
  'captive-insurance': paths.podcast.captiveInsurance,
  'cost-remediation': paths.podcast.costRemediation,
  'cost-segregation': paths.podcast.costSegregation,
} as const;

/** Each episode's own page, the same episode at the podcast's host, and the feed. */
export function PodcastLinks() {
  return (
    <>
      <ul className="text-sm">
        {brand.podcast.episodes.map(({ id, title, externalUrl }) => (
          <li key={id} className="flex items-center justify-between gap-x-3">
            <TextLink to={EPISODES[id]} className="inline-block py-1 leading-snug decoration-transparent">
              {title}
            </TextLink>
            <TextLink
              href={externalUrl}
              newTab
              aria-label={`Listen to “${title}” at the podcast host (opens in a new tab)`}
              className="inline-flex size-8 shrink-0 items-center justify-center"
            >
              <Icon name="headphones" className="size-4" />
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 text-sm">
        <TextLink href={brand.podcast.hostUrl} newTab className="inline-flex items-center gap-2 py-1">
          <Icon name="external" className="size-4" />
          All episodes
        </TextLink>
        <TextLink href={paths.podcast.feed} className="inline-flex items-center gap-2 py-1">
          <Icon name="rss" className="size-4" />
          RSS feed
        </TextLink>
      </p>
    </>
  );
}

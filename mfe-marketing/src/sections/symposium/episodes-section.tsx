import { formatDay } from 'shared-contract/format';
import { brand } from 'shared-ui/brand';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { episodes } from '../../content/podcast.ts';
import type { SymposiumSection } from '../../content/symposium/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

/** Episodes on topics of the program. */
export function EpisodesSection({ section }: { section: SymposiumSection<'episodes'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-3">
        {brand.podcast.episodes.map(({ id, title }) => {
          const { to, published, minutes, guest, guestRole, summary } = episodes[id];
          return (
            <li key={id} className="border-t border-edge pt-4">
              <h3 className="text-lg">
                <TextLink to={to} className="inline-block py-1.5">
                  {title}
                </TextLink>
              </h3>
              <p className="text-sm text-muted tabular-nums">
                <time dateTime={published}>{formatDay(published)}</time>, {minutes} minutes, with {guest},{' '}
                {guestRole}
              </p>
              <p className="mt-2 max-w-measure">{summary}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import { formatDay } from 'shared-contract/format';
import { z } from 'zod';
import type { PageNode } from './page-words.ts';

const named = z.object({ name: z.string() });
const several = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), item.transform((one) => [one])]);

const article = z.object({
  '@type': z.enum(['Article', 'BlogPosting', 'NewsArticle']),
  articleSection: z.string().optional(),
  author: several(named.extend({ url: z.string().optional() })).optional(),
  datePublished: z.string(),
  dateModified: z.string().optional(),
});
const episode = z.object({
  '@type': z.literal('PodcastEpisode'),
  partOfSeries: named,
  actor: named.extend({ jobTitle: z.string().optional() }).optional(),
  datePublished: z.string().optional(),
});
const profile = z.object({
  '@type': z.literal('ProfilePage'),
  mainEntity: z.object({
    jobTitle: z.string().optional(),
    worksFor: named.optional(),
    workLocation: named.optional(),
  }),
});
const event = z.object({
  '@type': z.string().endsWith('Event'),
  startDate: z.string(),
  endDate: z.string(),
  location: several(z.object({ '@type': z.string(), name: z.string().optional() })).optional(),
});

/**
 * Returns the only node that matches the shape. A page with several such nodes is a list, so none of them describes it.
 */
function find<Shape extends z.ZodType>(
  nodes: readonly PageNode[],
  shape: Shape,
): z.output<Shape> | undefined {
  const found = nodes.flatMap((node) => {
    const { success, data } = shape.safeParse(node);
    return success ? [data] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

export const articleIn = (nodes: readonly PageNode[]) => find(nodes, article);
export const isProfile = (nodes: readonly PageNode[]) => find(nodes, profile) !== undefined;

export interface PageKind {
  /** The name of the kind, if a page of this kind is one of several. */
  readonly kind?: string;
  readonly by: readonly string[];
}

const some = (...parts: readonly (string | undefined)[]) => parts.flatMap((part) => (part ? [part] : []));
const line = (...parts: readonly (string | undefined)[]) => some(...parts).join(', ');
const day = (text: string) => formatDay(text.slice(0, 10));

/** Formats the days in the firm's time zone: late in the day it is already tomorrow in UTC. */
function daysOf(start: string, end: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  return format
    .formatRange(new Date(start), new Date(end))
    .replaceAll(/\s*–\s*/g, '–')
    .replaceAll(/\s/g, ' ');
}

type Node<Shape extends z.ZodType> = z.output<Shape>;

const ofArticle = ({ articleSection, author, datePublished }: Node<typeof article>): PageKind => ({
  kind: line('Article', articleSection),
  by: some(author?.[0]?.name, day(datePublished)),
});

const ofEpisode = ({ partOfSeries, actor, datePublished }: Node<typeof episode>): PageKind => ({
  kind: `Episode of ${partOfSeries.name}`,
  by: some(
    actor && `With ${line(actor.name, actor.jobTitle)}`,
    datePublished === undefined ? undefined : day(datePublished),
  ),
});

const ofPerson = ({ mainEntity }: Node<typeof profile>): PageKind => ({
  kind: 'Profile',
  by: some(line(mainEntity.jobTitle, mainEntity.worksFor?.name), mainEntity.workLocation?.name),
});

function ofEvent({ startDate, endDate, location = [] }: Node<typeof event>, timeZone: string): PageKind {
  const places = location.map(({ '@type': type, name }) => (type === 'VirtualLocation' ? 'online' : name));
  return { by: some(daysOf(startDate, endDate, timeZone), some(...places).join(' and ')) };
}

export function kindOf(nodes: readonly PageNode[], timeZone: string): PageKind {
  const text = find(nodes, article);
  if (text) return ofArticle(text);
  const heard = find(nodes, episode);
  if (heard) return ofEpisode(heard);
  const person = find(nodes, profile);
  if (person) return ofPerson(person);
  const held = find(nodes, event);
  return held ? ofEvent(held, timeZone) : { by: [] };
}

import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { Cover } from 'shared-ui/drawing';
import { Section, SectionHeading } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { articles } from '../../content/articles/articles.ts';
import type { HomeSection } from '../../content/home/section-types.ts';

type Post = HomeSection<'posts'>['posts'][number];

const latest = articles.toSorted((one, other) => other.published.localeCompare(one.published)).slice(0, 3);

function PostRow({ post }: { post: Post }) {
  return (
    <li>
      <article className="relative grid items-start gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[7rem_1fr_14rem] md:py-3">
        <Cover
          seed={post.id}
          className="hidden w-full border border-edge md:col-start-1 md:row-span-3 md:block"
        />
        <p className="flex flex-wrap gap-x-3 text-sm text-muted md:col-start-2">
          <span className="font-semibold text-copper">{post.category}</span>
          <time dateTime={post.date}>{formatDay(post.date)}</time>
          <span>{post.readTime}</span>
        </p>
        <h3 className="text-lg md:col-start-2 md:text-xl">{post.title}</h3>
        <p className="hidden text-muted md:col-start-2 md:block">{post.excerpt}</p>
        <p className="md:col-start-3 md:row-span-3 md:row-start-1 md:self-center md:justify-self-end">
          Leads to:{' '}
          <TextLink to={post.leadsTo.to} className="font-semibold after:absolute after:inset-0">
            {post.leadsTo.label}
          </TextLink>
        </p>
      </article>
    </li>
  );
}

/** Three teasers, one line each of a list. */
export function PostsSection({ section }: { section: HomeSection<'posts'> }) {
  return (
    <Section labelledBy="posts-title">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="posts-title" title={section.title} lead={section.lead} />
        <ButtonLink to={section.action.to} variant="secondary">
          {section.action.label}
        </ButtonLink>
      </div>
      <ul className="mt-6 border-t border-edge">
        {section.posts.map((post) => (
          <PostRow key={post.id} post={post} />
        ))}
      </ul>
      <h3 className="mt-6 text-lg">Latest articles</h3>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-3">
        {latest.map(({ slug, title }) => (
          <li key={slug} className="border-t border-line py-3">
            <TextLink to={paths.blogArticle(slug)} className="inline-block py-1">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

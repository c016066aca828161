import { formatDay } from 'shared-contract/format';
import { ButtonLink } from 'shared-ui/button';
import { Cover } from 'shared-ui/drawing';
import { Section, SectionHeading } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { HomeSection } from '../../content/home/section-types.ts';

type Post = HomeSection<'posts'>['posts'][number];

function Details({ post }: { post: Post }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span className="font-semibold text-copper">{post.category}</span>
      <time dateTime={post.date}>{formatDay(post.date)}</time>
      <span>{post.readTime}</span>
    </p>
  );
}

function LeadsTo({ post }: { post: Post }) {
  return (
    <p>
      Leads to:{' '}
      <TextLink to={post.leadsTo.to} className="font-semibold after:absolute after:inset-0">
        {post.leadsTo.label}
      </TextLink>
    </p>
  );
}

function FeaturedPost({ post }: { post: Post }) {
  return (
    <article className="relative flex flex-col border border-edge bg-surface lg:col-span-7">
      <Cover seed={post.id} className="w-full" />
      <div className="grid gap-4 border-t border-edge p-6 md:p-8">
        <Details post={post} />
        <h3 className="text-xl md:text-2xl">{post.title}</h3>
        <p className="max-w-measure text-muted">{post.excerpt}</p>
        <LeadsTo post={post} />
      </div>
    </article>
  );
}

function SmallPost({ post }: { post: Post }) {
  return (
    <article className="relative grid grid-cols-[5rem_1fr] content-start items-start gap-x-6 gap-y-3 border-t border-edge py-8 last:pb-0 sm:grid-cols-[8rem_1fr] lg:grow">
      <Cover seed={post.id} className="row-span-4 w-full border border-edge" />
      <Details post={post} />
      <h3 className="text-lg md:text-xl">{post.title}</h3>
      <p className="text-muted">{post.excerpt}</p>
      <LeadsTo post={post} />
    </article>
  );
}

export function PostsSection({ section }: { section: HomeSection<'posts'> }) {
  return (
    <Section labelledBy="posts-title">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading
          id="posts-title"
          eyebrow={section.eyebrow}
          title={section.title}
          lead={section.lead}
        />
        <ButtonLink to={section.action.to} variant="secondary">
          {section.action.label}
        </ButtonLink>
      </div>
      <div className="mt-12 grid gap-8 lg:grid-cols-12 lg:gap-12">
        {section.posts
          .filter((post) => post.featured)
          .map((post) => (
            <FeaturedPost key={post.id} post={post} />
          ))}
        <div className="flex flex-col lg:col-span-5">
          {section.posts
            .filter((post) => !post.featured)
            .map((post) => (
              <SmallPost key={post.id} post={post} />
            ))}
        </div>
      </div>
    </Section>
  );
}

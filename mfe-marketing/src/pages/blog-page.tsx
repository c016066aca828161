import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { articles } from '../content/articles/articles.ts';
import { head } from '../content/heads/blog.ts';
import { blogFeed } from '../content/heads/feeds.ts';
import { NewsletterForm } from '../forms/newsletter/newsletter-form.tsx';
import { PageContent } from '../page-content.tsx';
import { ArticleCard } from '../sections/articles/article-card.tsx';
import { ArticleList } from '../sections/articles/article-list.tsx';
import { articleCardNode } from '../sections/articles/article-nodes.ts';
import { FeedAlternate, FeedLink } from '../sections/common/feed-link.tsx';
import { Heading, titleId } from '../sections/common/heading.tsx';
import { PlainHead } from '../sections/common/plain-head.tsx';

const [featured] = articles;
const stayInformed = {
  id: 'stay-informed',
  title: 'Stay Informed',
  lead: 'One issue a month: what changed, one strategy worked through, and the dates of the next eight weeks.',
};
const about = {
  mainEntity: {
    '@type': 'Blog',
    '@id': `${brand.origin}${head.path}#blog`,
    blogPost: articles.map(articleCardNode),
  },
};

function Featured() {
  const heading = { id: 'featured', title: 'Featured Article' };
  if (!featured) return null;
  return (
    <Section id={heading.id} tone="surface" labelledBy={titleId(heading)} className="py-8 md:py-12">
      <Heading of={heading} />
      <ArticleCard article={featured} linkLabel="Read Article" isWide className="mt-6" />
    </Section>
  );
}

function Newsletter() {
  return (
    <Section id={stayInformed.id} tone="surface" labelledBy={titleId(stayInformed)} className="print:hidden">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-5">
          <Heading of={stayInformed} />
          <p className="mt-4">
            <TextLink to={paths.newsletter}>What is in an issue</TextLink>
          </p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <NewsletterForm label="Subscribe to the newsletter" />
        </div>
      </div>
    </Section>
  );
}

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={about}>
      <FeedAlternate feed={blogFeed} />
      <PlainHead
        isRead
        of={{
          id: 'insights',
          page: head.title,
          title: 'Financial Planning Insights',
          lead: 'Long articles with their arithmetic, their year and their sources. Written to be checked.',
        }}
      >
        <p className="mt-3 print:hidden">
          <FeedLink feed={blogFeed} />
        </p>
      </PlainHead>
      <Featured />
      <ArticleList />
      <Newsletter />
    </PageContent>
  );
}

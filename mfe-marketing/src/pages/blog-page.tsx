import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatCount } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { useReducedMotion } from 'shared-ui/hooks';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../classes.ts';
import { articleCategories, head } from '../content/articles/article.ts';
import { articles, categorySlug } from '../content/articles/articles.ts';
import { blogFeed } from '../content/feeds.ts';
import { NewsletterForm } from '../forms/newsletter/form.tsx';
import { PageContent } from '../page.tsx';
import { ArticleCard, articleCardNode } from '../sections/article-card.tsx';
import { CategoryBar, type CategoryChoice } from '../sections/common/choices.tsx';
import { FeedAlternate, FeedLink } from '../sections/common/links.tsx';
import { Heading, PlainHead, TitledSection, titleId } from '../sections/common/heading.tsx';
import { useAddressChoice } from '../use-address-choice.ts';

/** Classes of a list item. Use them with {@link fadeDelays}. */
const fadeClasses =
  'data-[fade=waiting]:opacity-0 data-[fade=in]:transition-opacity data-[fade=in]:duration-500 print:opacity-100!';

/** 0.1 s for each preceding item. */
const fadeDelays = ['delay-0', 'delay-100', 'delay-200', 'delay-300', 'delay-400', 'delay-500'] as const;

/**
 * Fades in list items below the window once, when they scroll into view. Items that are already visible don't change.
 * Without scripts or with reduced motion, all items are visible.
 */
function useFadeIn(list: RefObject<HTMLElement | null>): void {
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill || !list.current || !('IntersectionObserver' in window)) return undefined;
    const waiting = [...list.current.children].filter(
      (item): item is HTMLElement =>
        item instanceof HTMLElement &&
        item.dataset['fade'] === undefined &&
        item.getBoundingClientRect().top > innerHeight,
    );
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset['fade'] = 'in';
        observer.unobserve(target);
      }
    });
    waiting.forEach((item) => {
      item.dataset['fade'] = 'waiting';
      observer.observe(item);
    });
    return () => {
      observer.disconnect();
      waiting.forEach((item) => {
        item.dataset['fade'] = 'in';
      });
    };
  }, [list, isStill]);
}

const heading = { id: 'articles', title: 'All Articles' };

/** Number of cards at first, and per "Load More". */
const STEP = 3;

const choices: readonly CategoryChoice[] = [
  { value: '', label: 'All', count: articles.length },
  ...articleCategories.map((category) => ({
    value: categorySlug(category),
    label: category,
    count: articles.filter((article) => article.category === category).length,
  })),
];

/** The featured article appears above the list, so only a category includes it. */
const articlesOf = (category: string) =>
  category === ''
    ? articles.slice(1)
    : articles.filter((article) => categorySlug(article.category) === category);

function Cards({ category }: { readonly category: string }) {
  const found = articlesOf(category);
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLUListElement>(null);
  const fresh = useRef<number>(null);
  useFadeIn(list);
  useEffect(() => {
    if (fresh.current === null) return;
    list.current?.children[fresh.current]?.querySelector('a')?.focus();
    fresh.current = null;
  }, [shown]);
  const isWhole = shown >= found.length;
  const count = category === '' ? articles.length : found.length;
  return (
    <>
      <ul ref={list} className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {found.map((article, index) => (
          <li
            key={article.slug}
            className={classes(
              'grid',
              fadeClasses,
              fadeDelays[index],
              index >= shown && 'hidden noscript:grid',
            )}
          >
            <ArticleCard article={article} linkLabel="Read More" />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex justify-center print:hidden noscript:hidden">
        {isWhole ? (
          <p role="status" className="text-muted">
            {`All ${formatCount(count, 'article', 'articles')} shown`}
          </p>
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              fresh.current = shown;
              setShown(shown + STEP);
            }}
          >
            Load More Articles
          </Button>
        )}
      </div>
    </>
  );
}

function ArticleList() {
  const [valueOf, choose] = useAddressChoice();
  const asked = valueOf('category');
  const { value: category, label = '' } = choices.find(({ value }) => value === asked) ??
    choices[0] ?? { value: '' };
  const isEmpty = articlesOf(category).length === 0;
  return (
    <TitledSection of={heading}>
      <CategoryBar
        label="Categories"
        choices={choices}
        chosen={category}
        onChoose={(value) => choose({ category: value })}
      />
      {isEmpty ? (
        <div role="status" className="mt-8 grid justify-items-start gap-4 border-y border-edge py-8">
          <p className="font-heading text-lg">No articles in {label} yet</p>
          <p className="text-muted">The newsletter says when there is one.</p>
          <Button variant="secondary" onClick={() => choose({ category: '' })}>
            Show all articles
          </Button>
        </div>
      ) : (
        <Cards key={category} category={category} />
      )}
    </TitledSection>
  );
}

const [featured] = articles;
const stayInformed = {
  id: 'stay-informed',
  title: 'Stay Informed',
  lead: 'One issue a month: what changed, one strategy worked through, and the next eight weeks’ deadlines.',
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
    <TitledSection of={heading} tone="surface" className="py-8 md:py-12">
      <ArticleCard article={featured} linkLabel="Read Article" isWide className="mt-6" />
    </TitledSection>
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
          lead: 'Long articles with their arithmetic, tax year and sources.',
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

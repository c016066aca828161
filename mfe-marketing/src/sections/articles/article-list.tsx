import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { classes } from '../../classes.ts';
import { articleCategories } from '../../content/articles/article.ts';
import { articles, categorySlug } from '../../content/articles/articles.ts';
import { useAddressChoice } from '../../use-address-choice.ts';
import { CategoryBar, type CategoryChoice } from '../common/category-bar.tsx';
import { Heading, titleId } from '../common/heading.tsx';
import { fadeClasses, fadeDelays, useFadeIn } from '../common/use-fade-in.ts';
import { ArticleCard } from './article-card.tsx';

const heading = { id: 'articles', title: 'All Articles' };

/** How many cards the list begins with, and how many more each time. */
const STEP = 3;

const choices: readonly CategoryChoice[] = [
  { value: '', label: 'All', count: articles.length },
  ...articleCategories.map((category) => ({
    value: categorySlug(category),
    label: category,
    count: articles.filter((article) => article.category === category).length,
  })),
];

/** The featured one stands above; in a category of its own it is listed with the others. */
const articlesOf = (category: string) =>
  category === ''
    ? articles.slice(1)
    : articles.filter((article) => categorySlug(article.category) === category);

const counted = (count: number) => (count === 1 ? '1 article' : `${String(count)} articles`);

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
  const all =
    category === '' ? `All ${counted(articles.length)} shown` : `All ${counted(found.length)} shown`;
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
            {all}
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

/** All articles but the featured one, or those of one category. */
export function ArticleList() {
  const [valueOf, choose] = useAddressChoice();
  const asked = valueOf('category');
  const { value: category, label = '' } = choices.find(({ value }) => value === asked) ??
    choices[0] ?? { value: '' };
  const isEmpty = articlesOf(category).length === 0;
  return (
    <Section id={heading.id} labelledBy={titleId(heading)}>
      <Heading of={heading} />
      <CategoryBar
        label="Categories"
        choices={choices}
        chosen={category}
        onChoose={(value) => {
          choose({ category: value });
        }}
      />
      {isEmpty ? (
        <div role="status" className="mt-8 grid justify-items-start gap-4 border-y border-edge py-8">
          <p className="font-heading text-lg">No articles in {label} yet</p>
          <p className="text-muted">The newsletter says when there is one.</p>
          <Button
            variant="secondary"
            onClick={() => {
              choose({ category: '' });
            }}
          >
            Show all articles
          </Button>
        </div>
      ) : (
        <Cards key={category} category={category} />
      )}
    </Section>
  );
}

import { retirementExpenses } from '../../content/articles/articles.ts';
import Text, { words } from '../../content/articles/retirement-expenses.mdx';
import { articlePage } from './article-page.tsx';

export const Component = articlePage(retirementExpenses, Text, words);

import { yearEndTaxPlanning } from '../../content/articles/articles.ts';
import Text, { words } from '../../content/articles/year-end-tax-planning.mdx';
import { articlePage } from './article-page.tsx';

export const Component = articlePage(yearEndTaxPlanning, Text, words);

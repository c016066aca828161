import { yearEndTaxPlanning } from '../../content/articles/records-1.ts';
import Text, { words } from '../../content/articles/year-end-tax-planning.mdx';
import { articlePage } from './article-page.tsx';

export const Component = articlePage(yearEndTaxPlanning, Text, words);

import { nonStockMarketAlternatives } from '../../content/articles/articles.ts';
import Text, { words } from '../../content/articles/non-stock-market-alternatives.mdx';
import { articlePage } from './article-page.tsx';

export const Component = articlePage(nonStockMarketAlternatives, Text, words);

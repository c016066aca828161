import { capitalPreservation } from '../../content/articles/articles.ts';
import Text, { words } from '../../content/articles/capital-preservation.mdx';
import { articlePage } from './article-page.tsx';

export const Component = articlePage(capitalPreservation, Text, words);

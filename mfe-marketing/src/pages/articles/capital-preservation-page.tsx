import { capitalPreservation } from '../../content/articles/records-2.ts';
import Text, { words } from '../../content/articles/capital-preservation.mdx';
import { articlePage } from './article-page.tsx';

export const Component = articlePage(capitalPreservation, Text, words);

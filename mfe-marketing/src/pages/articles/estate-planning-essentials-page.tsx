import { estatePlanningEssentials } from '../../content/articles/articles.ts';
import Text, { words } from '../../content/articles/estate-planning-essentials.mdx';
import { articlePage } from './article-page.tsx';

export const Component = articlePage(estatePlanningEssentials, Text, words);

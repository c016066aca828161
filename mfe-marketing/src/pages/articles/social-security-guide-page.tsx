import { socialSecurityGuide } from '../../content/articles/articles.ts';
import Text, { words } from '../../content/articles/social-security-guide.mdx';
import { articlePage } from './article-page.tsx';

export const Component = articlePage(socialSecurityGuide, Text, words);

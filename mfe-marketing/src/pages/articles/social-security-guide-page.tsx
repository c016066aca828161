import { socialSecurityGuide } from '../../content/articles/records-1.ts';
import Text, { words } from '../../content/articles/social-security-guide.mdx';
import { articlePage } from './article-page.tsx';

export const Component = articlePage(socialSecurityGuide, Text, words);

import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page-content.tsx';
import type { Article } from '../articles/article.ts';

export const articleHead = ({ title, description, slug }: Article): PageHead => ({
  title,
  description,
  path: paths.blogArticle(slug),
  parent: { label: 'Blog', to: paths.blog },
});

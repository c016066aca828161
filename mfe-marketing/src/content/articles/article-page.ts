import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import type { PageHead } from '../../page.tsx';
import type { Action } from '../sections.ts';
import type { Article, ArticleSlug } from './article.ts';

const consultation: Action = { label: 'Schedule a Consultation', to: paths.contact };
const call: Action = { label: `Call ${brand.phone.display}`, href: brand.phone.href };

export const articleActions: Readonly<Record<ArticleSlug, readonly Action[]>> = {
  'retirement-expenses': [consultation],
  'social-security-guide': [consultation],
  'year-end-tax-planning': [call, { label: 'Visit Tax Center', to: paths.taxCenter }],
  'non-stock-market-alternatives': [call, { label: 'Read White Papers', to: paths.whitePapers }],
  'estate-planning-essentials': [call, { label: 'View Legal Partners', to: paths.partners }],
  'capital-preservation': [call, { label: 'Learn About Our Approach', to: paths.about }],
};

export const articleHead = ({ title, description, slug }: Article): PageHead => ({
  title,
  description,
  path: paths.blogArticle(slug),
  parent: { label: 'Blog', to: paths.blog },
});

import { loadChunk } from 'shared-ui/late';
import { articleHead } from '../content/heads/articles.ts';
import { head as accessibilityHead } from '../content/heads/accessibility.ts';
import { head as blogHead } from '../content/heads/blog.ts';
import {
  retirementExpenses,
  socialSecurityGuide,
  yearEndTaxPlanning,
} from '../content/articles/records-1.ts';
import {
  capitalPreservation,
  estatePlanningEssentials,
  nonStockMarketAlternatives,
} from '../content/articles/records-2.ts';
import { episodeHeads } from '../content/heads/podcast.ts';
import { head as resourcesHead } from '../content/heads/resources.ts';
import { latePage } from '../late-page.tsx';

/*
 * Pages that are only read. What each is called lies in one chunk, so that one page more costs the others one name; what
 * it says is a chunk of its own.
 */
export * as taxCenter from './tax-center-page.tsx';
export * as whitePapers from './white-papers-page.tsx';
export * as advancedRetirementPlanning from './advanced-retirement-planning-page.tsx';

export * as about from './about-page.tsx';
export * as team from './team-page.tsx';
export * as terms from './terms-page.tsx';
export * as privacy from './privacy-page.tsx';
export * as testimonials from './testimonials-page.tsx';
export * as partners from './partners-page.tsx';
export * as clientApplication from './client-application-page.tsx';
export * as forClients from './for-clients-page.tsx';
export * as forCpas from './for-cpas-page.tsx';
export * as pricing from './pricing-page.tsx';
export * as services from './services-page.tsx';

export const blog = latePage(blogHead, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-reading-blog-rest" */ './blog-rest.tsx')),
);
export const retirementExpensesArticle = latePage(articleHead(retirementExpenses), () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-blog-retirement-expenses-rest" */ './articles/retirement-expenses-rest.tsx'
      ),
  ),
);
export const socialSecurityArticle = latePage(articleHead(socialSecurityGuide), () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-blog-social-security-guide-rest" */ './articles/social-security-guide-rest.tsx'
      ),
  ),
);
export const yearEndArticle = latePage(articleHead(yearEndTaxPlanning), () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-blog-year-end-tax-planning-rest" */ './articles/year-end-tax-planning-rest.tsx'
      ),
  ),
);
export const alternativesArticle = latePage(articleHead(nonStockMarketAlternatives), () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-blog-non-stock-market-alternatives-rest" */ './articles/non-stock-market-alternatives-rest.tsx'
      ),
  ),
);
export const estateArticle = latePage(articleHead(estatePlanningEssentials), () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-blog-estate-planning-essentials-rest" */ './articles/estate-planning-essentials-rest.tsx'
      ),
  ),
);
export const capitalArticle = latePage(articleHead(capitalPreservation), () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-blog-capital-preservation-rest" */ './articles/capital-preservation-rest.tsx'
      ),
  ),
);
export const captiveEpisode = latePage(episodeHeads['captive-insurance'], () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-podcast-captive-insurance-rest" */ './podcast/captive-insurance-rest.tsx'
      ),
  ),
);
export const remediationEpisode = latePage(episodeHeads['cost-remediation'], () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-podcast-cost-remediation-rest" */ './podcast/cost-remediation-rest.tsx'
      ),
  ),
);
export const segregationEpisode = latePage(episodeHeads['cost-segregation'], () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-podcast-cost-segregation-rest" */ './podcast/cost-segregation-rest.tsx'
      ),
  ),
);
export const accessibility = latePage(accessibilityHead, () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-reading-accessibility-rest" */ './accessibility-rest.tsx'),
  ),
);
export const resources = latePage(resourcesHead, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-reading-resources-rest" */ './resources-rest.tsx')),
);

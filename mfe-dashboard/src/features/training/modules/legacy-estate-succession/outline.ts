import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'legacy-estate-succession',
  title: moduleTitles['legacy-estate-succession'],
  description:
    'One family in three generations: the founder’s estate tax, the children’s buy-sell agreement, the grandchildren’s trusts, and papers that have to agree.',
  duration: '3h',
  level: 'Advanced',
  category: 'Estate Planning',
  icon: 'legacy-planning',
  keyTopics: [
    'The exclusion and the rate of 2026',
    'Annual gifts, and give or keep',
    'Basis at death and basis of gifts',
    'Buy-sell agreements after Connelly',
    'Trusts for grandchildren',
    'Wills, titles, forms and policies that agree',
  ],
  learningObjectives: [
    'Compute the estate tax of a single owner and what ten years of gifts change',
    'Weigh estate tax saved against basis given up',
    'Find the three places where an old buy-sell agreement fails',
    'Check a family’s papers against each other',
    'Run a family’s year, from January gifts to the December distribution',
  ],
  resources: {
    tools: ['exit-readiness', 'giving-strategies'],
    library: ['what-changed-for-2026', 'client-review-agenda'],
  },
  sections: [
    { id: 'table', title: 'Three generations at one table', minutes: 20 },
    { id: 'june', title: 'June, who founded it', minutes: 35 },
    { id: 'basis', title: 'Give or keep', minutes: 25 },
    { id: 'second', title: 'Paul and Nora, who share it', minutes: 35 },
    { id: 'third', title: 'Elsa and the cousins', minutes: 25 },
    { id: 'papers', title: 'Papers that must agree', minutes: 20 },
    { id: 'year', title: 'The family’s year', minutes: 20 },
  ],
} as const satisfies ModuleOutline;

/**
 * The files of the tools page, as other pages link to them: title, and the category by which the link filters the page.
 */
export const toolPlaces = {
  'entity-comparison': { title: 'Entity Comparison Calculator', category: 'calculators' },
  'cost-segregation': { title: 'Cost Segregation Calculator', category: 'calculators' },
  'rd-project-record': { title: 'R&D Project Record', category: 'templates' },
  'cash-balance': { title: 'Cash Balance Plan Calculator', category: 'calculators' },
  'captive-feasibility': { title: 'Captive Feasibility Checklist', category: 'templates' },
  'asset-protection-map': { title: 'Asset Protection Map', category: 'templates' },
  'exit-readiness': { title: 'Exit Readiness Presentation', category: 'presentations' },
  'giving-strategies': { title: 'Giving Strategies Presentation', category: 'presentations' },
  'roi-forecast': { title: 'Plan ROI Forecast', category: 'calculators' },
  'retainer-proposal': { title: 'Planning Retainer Proposal', category: 'proposals' },
} as const;

export type ToolId = keyof typeof toolPlaces;

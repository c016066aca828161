/* What other pages know of the training without its outlines. */

export const moduleIds = [
  'private-foundation',
  '401k',
  'pension',
  'cost-segregation',
  'cost-remediation',
  'captive-insurance',
  'tax-reduction-strategy',
  'rd-erc',
  'asset-protection',
  'legacy-estate-succession',
] as const;
export type ModuleId = (typeof moduleIds)[number];

/** Apart from the outlines: a page that only names modules carries none of them. */
export const moduleTitles: Record<ModuleId, string> = {
  'private-foundation': 'Private Foundation',
  '401k': '401(k) Optimization',
  pension: 'Pension Strategies',
  'cost-segregation': 'Cost Segregation',
  'cost-remediation': 'Cost Remediation',
  'captive-insurance': 'Captive Insurance',
  'tax-reduction-strategy': '4/1 Tax Reduction Strategy',
  'rd-erc': 'R&D Credits and the End of the ERC',
  'asset-protection': 'Asset Protection',
  'legacy-estate-succession': 'Legacy, Estate and Succession',
};

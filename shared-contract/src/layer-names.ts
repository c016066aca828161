/** Short names of the nine layers, in the order of the program. */
export const layerNames = [
  'Entity Structuring',
  'Cost Segregation',
  'R&D Credits',
  'Retirement Plans',
  'Captive Insurance',
  'Asset Protection',
  'Exit Planning',
  'Philanthropy',
  'ROI Tools',
] as const;

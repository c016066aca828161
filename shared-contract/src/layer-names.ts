/** The nine layers by their short names, in the order in which they are laid. */
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

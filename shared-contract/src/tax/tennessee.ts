/** Tennessee tax on corporations and LLCs. Sole proprietors are exempt from both, but not from the business tax. */
export const tennessee = {
  source: 'T.C.A. 67-4-2001 ff.; Tennessee Works Tax Act, Pub. Ch. 377 (2023); Important Notice 23-04',
  /** On net earnings above `exciseDeduction`, for years that end on or after December 31, 2024. */
  exciseRate: 0.065,
  exciseDeduction: 50_000,
  /** On net worth. */
  franchiseRate: 0.0025,
} as const;

import type { TaxYear } from './tables.ts';

/** Maximum yearly premiums of an insurer that elects IRC 831(b): net or direct written, whichever is greater. */
export const smallInsurer = {
  2025: { source: 'IRC 831(b); Rev. Proc. 2024-40', mostPremiums: 2_850_000 },
  2026: { source: 'IRC 831(b); Rev. Proc. 2025-32', mostPremiums: 2_900_000 },
} as const satisfies Readonly<Record<TaxYear, { readonly source: string; readonly mostPremiums: number }>>;

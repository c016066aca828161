import { type FilingStatus, taxTables } from '../tax/tables.ts';
import { expectAmounts, expectWithin, toCents } from './amounts.ts';
import { estimateTax } from './tax-brackets.ts';

export type SoldEntity = 's-corp' | 'partnership' | 'c-corp';
/** An asset sale, including a stock sale that an election treats as one, or a sale of stock or of an interest. */
export type SaleForm = 'assets' | 'stock';

export const saleRules = {
  /** Federal tax of a C corporation (IRC 11). */
  corporateRate: 0.21,
  /** Installment obligations of one year above this much bear interest on the deferred tax (IRC 453A(b)(2)(B), (c)(4)). */
  installmentThreshold: 5_000_000,
} as const;

const YEAR = 2026;

export interface SaleInput {
  readonly status: FilingStatus;
  /** Ordinary income of the household in each year of the sale. */
  readonly income: number;
  readonly entity: SoldEntity;
  readonly price: number;
  /** Basis of the assets, and of the stock or interest. */
  readonly assetBasis: number;
  readonly stockBasis: number;
  /** Part of the assets' gain that is ordinary: inventory, receivables, and depreciation recapture. */
  readonly ordinaryGain: number;
  /** Whether the owner materially participates. */
  readonly isActive: boolean;
  /** Part of the price paid at closing, and the number of equal yearly payments of the rest. */
  readonly atClosing: number;
  readonly years: number;
  /** Underpayment rate of IRC 6621(a)(2), for the interest of IRC 453A. */
  readonly underpaymentRate: number;
}

export interface SaleResult {
  readonly corporateTax: number;
  /** The owner's gain. `ordinary` is taxed in the year of sale. */
  readonly ordinary: number;
  readonly capital: number;
  readonly incomeTax: number;
  readonly investmentTax: number;
  /** Interest on the deferred tax of all years. */
  readonly interest: number;
  readonly total: number;
  /** Price less all tax and interest. */
  readonly net: number;
}

/** Splits the owner's gain, after the corporation's own tax. */
function gainOf({ entity, price, assetBasis, stockBasis, ordinaryGain }: SaleInput, form: SaleForm) {
  const stockGain = Math.max(0, price - stockBasis);
  if (entity === 'c-corp') {
    const corporateTax = form === 'assets' ? saleRules.corporateRate * Math.max(0, price - assetBasis) : 0;
    return { corporateTax, ordinary: 0, capital: Math.max(0, stockGain - corporateTax) };
  }
  // A sale of an interest is ordinary as far as hot assets go (IRC 751(a)); a sale of stock is not. An asset sale with
  // its liquidation has the same total gain, because the assets' gain adds to the basis of the stock (IRC 1367, 331).
  const isOrdinary = form === 'assets' || entity === 'partnership';
  const ordinary = isOrdinary ? Math.min(ordinaryGain, Math.max(0, price - assetBasis)) : 0;
  return { corporateTax: 0, ordinary, capital: Math.max(0, stockGain - ordinary) };
}

/** Returns the owner's tax of one year with the gain, above the tax without it. */
function taxOn({ status, income }: SaleInput, ordinary: number, capital: number, isInvestment: boolean) {
  const estimate = (more: number, gains: number) =>
    estimateTax({ year: YEAR, status, income: income + more, gains, deduction: 'standard' });
  const before = estimate(0, 0);
  const after = estimate(ordinary, capital);
  const { rate, above } = taxTables[YEAR].netInvestmentIncomeTax;
  const excess = Math.max(0, after.magi - above[status]);
  return {
    incomeTax: after.ordinary.tax + after.gains.tax - before.ordinary.tax - before.gains.tax,
    investmentTax: isInvestment ? rate * Math.min(ordinary + capital, excess) : 0,
  };
}

/**
 * Computes the owner's federal tax on the sale of a complete business, with the same other income and law in each year.
 *
 * @throws {RangeError} If an amount is negative, or the terms of payment are out of range.
 */
export function sellBusiness(input: SaleInput, form: SaleForm): SaleResult {
  const { entity, price, assetBasis, stockBasis, ordinaryGain, income, isActive } = input;
  const { atClosing, years, underpaymentRate } = input;
  expectAmounts({ price, assetBasis, stockBasis, ordinaryGain, income, underpaymentRate });
  expectWithin('atClosing', atClosing, 0, 1);
  expectWithin('years', years, 1, 30);
  const { corporateTax, ordinary, capital } = gainOf(input, form);
  // Stock of a C corporation is investment property; a pass-through business is not if the owner is active (IRC 1411(c)(4)).
  const isInvestment = entity === 'c-corp' || !isActive;
  const note = (1 - atClosing) * price;
  // The liquidating distribution of a C corporation is taxed when its assets are sold.
  const isInstallment = note > 0 && !(entity === 'c-corp' && form === 'assets');
  const shares = isInstallment
    ? [atClosing, ...Array.from({ length: years }, () => (1 - atClosing) / years)]
    : [1];
  const applicable = note > 0 ? Math.max(0, note - saleRules.installmentThreshold) / note : 0;
  const topRate = taxTables[YEAR].longTermGains.rates.at(-1) ?? 0;
  let incomeTax = 0;
  let investmentTax = 0;
  let interest = 0;
  let left = 1;
  for (const [index, share] of shares.entries()) {
    const tax = taxOn(input, index === 0 ? ordinary : 0, capital * share, isInvestment);
    incomeTax += tax.incomeTax;
    investmentTax += tax.investmentTax;
    left -= share;
    if (isInstallment) interest += Math.max(0, left) * capital * topRate * applicable * underpaymentRate;
  }
  const total = corporateTax + incomeTax + investmentTax + interest;
  return {
    corporateTax: toCents(corporateTax),
    ordinary,
    capital,
    incomeTax: toCents(incomeTax),
    investmentTax: toCents(investmentTax),
    interest: toCents(interest),
    total: toCents(total),
    net: toCents(price - total),
  };
}

/** Returns the price at which an asset sale leaves the owner as much as the stock sale does. */
export function equalAssetPrice(input: SaleInput): number {
  const goal = sellBusiness(input, 'stock').net;
  let low = 0;
  let high = 2 * input.price + 1;
  for (let step = 0; step < 60; step += 1) {
    const price = (low + high) / 2;
    if (sellBusiness({ ...input, price }, 'assets').net < goal) low = price;
    else high = price;
  }
  return toCents(high);
}

import { reportLimits } from 'shared-contract/page-reports';

const ADDRESS_QUERY = /(\/[^\s?#'"<>]*)[?#][^\s'"<>)]*/g;
const EMAIL = /[^\s@<>()"',:;/=]+@[^\s@<>()"',:;/]+\.[^\s@<>()"',:;/]+/g;
/** Telephone and license numbers, amounts: digits, however they are grouped. */
const DIGITS = /\(?\d(?:[\s().,-]{0,2}\d){5,}/g;
/** What looks like a token or an id. */
const TOKEN = /\b(?=[\w-]*\d)[\w-]{16,}\b/g;

/** An error's words without what may be somebody's: queries of addresses, mail addresses, long numbers and tokens. */
export function cleanMessage(text: string): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(ADDRESS_QUERY, '$1')
    .replace(EMAIL, '[email]')
    .replace(TOKEN, '[token]')
    .replace(DIGITS, '[number]')
    .trim();
  return clean.length > reportLimits.message ? `${clean.slice(0, reportLimits.message - 1)}…` : clean;
}

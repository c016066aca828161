import type { Profile } from 'shared-auth/session-store';
import type { IconName } from 'shared-ui/icon';

/** What people register as. It is kept with their profile and gives no right. */
export type AccountType = Profile['account_type'];

interface AccountTypeContent {
  readonly id: AccountType;
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  /** How the company field is named for them. */
  readonly companyLabel: string;
}

export const accountTypes = [
  {
    id: 'client',
    title: 'Business Owner',
    text: 'You own a business and want lower taxes, protected assets and a plan for what comes after.',
    icon: 'briefcase',
    companyLabel: 'Company',
  },
  {
    id: 'cpa',
    title: 'CPA / Tax Professional',
    text: 'You advise clients and want the certification, its tools and its training.',
    icon: 'calculator',
    companyLabel: 'Firm Name',
  },
] as const satisfies readonly AccountTypeContent[];

export function companyLabelOf(type: AccountType): string {
  return accountTypes.find(({ id }) => id === type)?.companyLabel ?? 'Company';
}

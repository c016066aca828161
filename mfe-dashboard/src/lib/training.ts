import type { DataClient } from 'shared-auth/supabase-client';
import { cppsLevels, type EarnedLevel } from 'shared-contract/resources/levels';
import { dashboardPages } from '../page-list.ts';

export const moduleAddress = (id: string): string => `${dashboardPages.training.path}/${id}`;

export const sectionAddress = (id: string, section: string): string => `${moduleAddress(id)}/${section}`;

/** In list order. Separate from the outlines, so that a page that only lists modules doesn't load them. */
export const moduleTitles = {
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

export type ModuleId = keyof typeof moduleTitles;

export const moduleIds = Object.keys(moduleTitles) as readonly ModuleId[];

export const earnedLevels = cppsLevels.filter((level): level is EarnedLevel => level !== 'All');

/** Sets the CPPS level of an account and notifies it. @throws the database's error; `PT409` without a valid certificate */
export async function setCppsLevel(client: DataClient, userId: string, level: EarnedLevel): Promise<void> {
  const { error } = await client.rpc('set_cpps_level', { user_id: userId, level });
  if (error) throw error;
}

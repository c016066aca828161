import { SignJWT } from 'jose';
import { badgeFiles } from 'shared-contract/certificate-code.ts';
import { paths } from 'shared-contract/paths.ts';
import { programme } from 'shared-contract/programme.ts';
import * as z from 'zod';
import type { FunctionContext } from '../_shared/function.ts';
import type { CredentialKeys } from './keys.ts';

export const credentialFacts = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  cohort: z.string(),
  issuedAt: z.string(),
  completedOn: z.string(),
  expiresOn: z.string(),
  validUntil: z.string(),
  status: z.enum(['valid', 'expired', 'revoked']),
  credits: z.number(),
});
export type CredentialFacts = z.infer<typeof credentialFacts>;

export const credentialId = (id: string): string => `urn:uuid:${id}`;
export const revocationList = (siteUrl: string): string => `${siteUrl}/credentials/revoked.json`;

const instant = (text: string): string => new Date(text).toISOString().replace('.000Z', 'Z');
const seconds = (text: string): number => Math.floor(Date.parse(text) / 1000);

/** Builds the credential in the data model of Verifiable Credentials 2.0 and Open Badges 3.0. */
export function openBadge(
  facts: CredentialFacts,
  { siteUrl, firm }: Pick<FunctionContext, 'siteUrl' | 'firm'>,
) {
  const { designation, abbreviation, weeks, cpeHours } = programme;
  const at = (path: string): string => `${siteUrl}${path}`;
  const issuer = { id: siteUrl, type: ['Profile'], name: firm.name, url: siteUrl };
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: credentialId(facts.id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${designation} (${abbreviation})`,
    issuer,
    validFrom: instant(facts.issuedAt),
    validUntil: instant(facts.validUntil),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: facts.name, hashed: false }],
      activityEndDate: `${facts.completedOn}T00:00:00Z`,
      creditsEarned: facts.credits,
      term: facts.cohort,
      achievement: {
        id: at(paths.cpps),
        type: ['Achievement'],
        achievementType: 'Certification',
        name: designation,
        humanCode: abbreviation,
        description: `Held by CPAs who completed the ${weeks}-week program in advanced tax planning.`,
        criteria: {
          id: at(paths.cppsCurriculum),
          narrative: `The ${weeks} weeks of the curriculum with live sessions and self-study, ${cpeHours} CPE hours in all, and a plan for a client of one's own.`,
        },
        creator: issuer,
        image: { id: at(badgeFiles.png), type: 'Image', caption: `Badge of the ${designation}` },
      },
    },
    evidence: [
      { id: at(paths.verifyCode(facts.code)), type: ['Evidence'], name: 'What the register says today' },
    ],
    credentialStatus: { id: revocationList(siteUrl), type: '1EdTechRevocationList' },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
  };
}

/** Signs the credential as a VC-JWT. Its properties are top-level, next to the registered claims. */
export async function signCredential(
  facts: CredentialFacts,
  { signing }: CredentialKeys,
  context: Pick<FunctionContext, 'siteUrl' | 'firm'>,
): Promise<string> {
  return new SignJWT(openBadge(facts, context))
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: signing.kid })
    .setIssuer(context.siteUrl)
    .setJti(credentialId(facts.id))
    .setNotBefore(seconds(facts.issuedAt))
    .setExpirationTime(seconds(facts.validUntil))
    .sign(signing.key);
}

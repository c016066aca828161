import { programme } from 'shared-contract/programme.ts';
import * as z from 'zod';

const { live, selfStudy } = programme.cpe;
const id = (what: string) => z.uuid(`Choose ${what}`);

/** At most the program's hours, in steps of 0.2 credits. */
const hours = (what: string, most: number) =>
  z
    .number(`Write the ${what} hours as a number`)
    .min(0, `0 to ${most} ${what} hours`)
    .max(most, `0 to ${most} ${what} hours`)
    .refine((value) => Math.abs(value * 5 - Math.round(value * 5)) < 1e-9, 'Hours go in steps of 0.2');

export const input = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('complete'),
      memberId: id('a participant'),
      name: z
        .string('Write the name')
        .trim()
        .min(1, 'Write the name as it is to be printed')
        .max(120, 'A name has 120 characters at most'),
      completedOn: z.iso.date('Choose the day of completion'),
      cpeLive: hours('live', live),
      cpeSelfStudy: hours('self-study', selfStudy),
    }),
    z.object({ action: z.literal('undo'), certificateId: id('a certificate') }),
    z.object({
      action: z.literal('revoke'),
      certificateId: id('a certificate'),
      reason: z.string('Say why').trim().min(1, 'Say why').max(1000, 'A reason has 1,000 characters at most'),
    }),
    z.object({ action: z.literal('renew'), certificateId: id('a certificate') }),
  ],
  { error: 'Choose complete, undo, revoke or renew' },
);
export type Action = z.infer<typeof input>;

export const outcomeSchema = z.object({
  /** False if the certificate already had this state. */
  changed: z.boolean(),
  id: z.string(),
  code: z.string(),
  name: z.string(),
  cohort: z.string(),
  issuedOn: z.string(),
  expiresOn: z.string(),
  completedOn: z.string(),
  cpeLive: z.number(),
  cpeSelfStudy: z.number(),
  status: z.enum(['valid', 'expired', 'revoked']),
  reason: z.string().nullable(),
  email: z.string(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

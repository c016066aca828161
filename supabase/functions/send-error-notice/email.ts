import { reportLimits } from 'shared-contract/page-reports.ts';
import * as z from 'zod';
import type { FunctionContext } from '../_shared/function.ts';
import { note, text, type Block } from '../_shared/mail/content.ts';
import { buildEmail, type EmailMessage } from '../_shared/mail/email.ts';

const line = (most: number) => z.string().max(most);

export const noticeFields = {
  to: z.email('Enter an email address'),
  owner: line(100).min(1),
  errors: z
    .array(
      z.object({
        package: line(60).min(1),
        version: line(64),
        message: line(reportLimits.message).min(1),
        route: line(reportLimits.route),
        count: z.int().min(1),
        /** Positions in the source, or in the built file if that has no source map, one per line. */
        stack: line(reportLimits.stack),
      }),
    )
    .min(1, 'Send at least one error')
    .max(20),
  more: z.int().min(0).default(0),
};

export type Notice = z.infer<z.ZodObject<typeof noticeFields>>;

const blocksOf = ({ package: name, version, message, route, count, stack }: Notice['errors'][number]) =>
  [
    text(message),
    {
      kind: 'facts',
      rows: [
        ['Package', `${name} ${version}`],
        ['Source', /^.+/.exec(stack)?.[0] ?? 'unknown'],
        ...(route === '' ? [] : [['Page', route] as const]),
        ['Occurrences', String(count)],
      ],
    },
    ...(stack.includes('\n') ? [{ kind: 'quote', text: stack } as const] : []),
  ] satisfies Block[];

/** Builds the email about new errors. Visitors influence messages, so the subject contains none. */
export function errorNotice({ to, owner, errors, more }: Notice, context: FunctionContext): EmailMessage {
  const packages = [...new Set(errors.map(({ package: name }) => name))].join(', ');
  const total = errors.length + more;
  const subject = total === 1 ? `New error in ${packages}` : `${String(total)} new errors in ${packages}`;
  const content = {
    subject,
    preview: errors[0]?.message ?? subject,
    heading: subject,
    blocks: [
      ...errors.flatMap(blocksOf),
      ...(more > 0 ? [note(`${String(more)} more are not listed here.`)] : []),
    ],
    reason: `You get this email because ${owner} owns ${packages} (CODEOWNERS).`,
  };
  return buildEmail(to, content, context);
}

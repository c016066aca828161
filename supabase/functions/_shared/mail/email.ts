import type { MailContent } from './content.ts';
import type { Firm } from './firm.ts';
import { renderHtml } from './html.ts';
import { renderText } from './text.ts';

export interface Attachment {
  readonly name: string;
  /** Media type with its parameters, such as `text/calendar; method=REQUEST`. */
  readonly type: string;
  readonly content: string;
}

/** An email ready to send, with the same content as HTML and as plain text. */
export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Replies go to the firm's staff, whichever address sends the email. */
  readonly replyTo: string;
  readonly attachments: readonly Attachment[];
}

export function buildEmail(
  to: string,
  content: MailContent,
  { firm, siteUrl }: { firm: Firm; siteUrl: string },
  attachments: readonly Attachment[] = [],
): EmailMessage {
  return {
    to,
    subject: content.subject,
    text: renderText(content, firm, siteUrl),
    html: renderHtml(content, firm, siteUrl),
    replyTo: firm.email,
    attachments,
  };
}

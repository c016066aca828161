import type { MailContent } from './content.ts';
import type { Firm } from './firm.ts';
import { renderHtml } from './html.ts';
import { renderText } from './text.ts';

/** A file that goes along with a mail. */
export interface Attachment {
  readonly name: string;
  /** With its parameters, as `text/calendar; method=REQUEST`. */
  readonly type: string;
  readonly content: string;
}

/** A mail as it is sent: twice the same, as HTML and as plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes: to people, whatever address sends. */
  readonly replyTo: string;
  readonly attachments: readonly Attachment[];
}

export function letterOf(
  to: string,
  content: MailContent,
  { firm, siteUrl }: { firm: Firm; siteUrl: string },
  attachments: readonly Attachment[] = [],
): Letter {
  return {
    to,
    subject: content.subject,
    text: renderText(content, firm, siteUrl),
    html: renderHtml(content, firm, siteUrl),
    replyTo: firm.email,
    attachments,
  };
}

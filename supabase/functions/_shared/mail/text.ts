import type { Block, MailContent } from './content.ts';
import type { Firm } from './firm.ts';

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'facts':
      return block.rows.map(([term, value]) => `${term}: ${value}`).join('\n');
    case 'steps':
      return block.items.map(({ when, what }) => `${when}: ${what}`).join('\n');
    case 'action':
    case 'link':
      return `${block.label}:\n${block.href}`;
  }
}

export function renderText({ heading, blocks, reason }: MailContent, firm: Firm, siteUrl: string): string {
  const end = [
    // Email programs recognize this line as the start of a signature.
    '-- ',
    reason,
    `Questions? Write to ${firm.email} or call ${firm.phone.display}.`,
    [firm.name, ...firm.address].join(', '),
    siteUrl,
  ].join('\n');
  return [heading, ...blocks.map(blockText), end].join('\n\n');
}

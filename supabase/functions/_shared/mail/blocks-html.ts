import type { Block } from './content.ts';
import { escapeHtml } from './escape.ts';
import { look, sans } from './theme.ts';

const body = `margin: 0 0 16px; font: 400 16px/25px ${sans};`;
const small = `margin: 0 0 16px; font: 400 14px/21px ${sans};`;
/** URLs have no natural break points. */
const breaking = 'overflow-wrap: anywhere; word-break: break-word;';

/** Facts have bold values. Sentences don't, because bold sentences are hard to read. */
const row = (term: string, value: string, weight: 400 | 600): string => `
  <tr>
    <th scope="row" align="left" valign="baseline" ${look({ text: 'muted', edge: 'line' }, `width: 136px; padding: 10px 12px 10px 0; border-top-width: 1px; border-top-style: solid; font: 400 14px/22px ${sans}; text-align: left;`, 'stack')}>${escapeHtml(term)}</th>
    <td valign="baseline" ${look({ text: 'ink', edge: 'line' }, `padding: 10px 0; border-top-width: 1px; border-top-style: solid; font: ${weight} 16px/22px ${sans}; ${breaking}`, 'stacked')}>${escapeHtml(value)}</td>
  </tr>`;

const table = (rows: readonly string[]): string =>
  `<table cellpadding="0" cellspacing="0" border="0" width="100%" ${look({ edge: 'line' }, 'width: 100%; margin: 4px 0 20px; border-bottom-width: 1px; border-bottom-style: solid; border-collapse: collapse;')}>${rows.join('')}\n</table>`;

const button = (label: string, href: string): string => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 8px 0 16px;"><tr>
  <td ${look({ fill: 'primary' }, 'border-radius: 3px; mso-padding-alt: 12px 22px;')}>
    <a href="${escapeHtml(href)}" ${look({ text: 'on-primary', edge: 'primary' }, `display: inline-block; padding: 12px 22px; border-width: 1px; border-style: solid; border-radius: 3px; font: 600 16px/22px ${sans}; text-decoration: none;`)}>${escapeHtml(label)}</a>
  </td>
</tr></table>
<p ${look({ text: 'muted' }, small)}>If the button does not work, open this address:<br>
  <a href="${escapeHtml(href)}" ${look({ text: 'primary' }, breaking)}>${escapeHtml(href)}</a></p>`;

export function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p ${look({ text: 'ink' }, body)}>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'note':
      return `<p ${look({ text: 'muted' }, small)}>${escapeHtml(block.text)}</p>`;
    case 'quote':
      return `<p ${look({ text: 'ink', edge: 'copper' }, `${body} padding: 0 0 0 16px; border-left-width: 2px; border-left-style: solid; ${breaking}`)}>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'facts':
      return table(block.rows.map(([term, value]) => row(term, value, 600)));
    case 'steps':
      return table(block.items.map(({ when, what }) => row(when, what, 400)));
    case 'action':
      return button(block.label, block.href);
    case 'link':
      return `<p ${look({ text: 'ink' }, body)}><a href="${escapeHtml(block.href)}" ${look({ text: 'primary' }, 'font-weight: 600;')}>${escapeHtml(block.label)}</a></p>`;
  }
}

import { blockHtml } from './blocks-html.ts';
import type { MailContent } from './content.ts';
import { escapeHtml } from './escape.ts';
import type { Firm } from './firm.ts';
import { look, outlookSheet, sans, serif, sheet } from './theme.ts';

/** The firm's logo as table cells: a copper line above two rows of stones. */
const cell = 'height: 4px; font-size: 0; line-height: 4px;';
const bar = 'role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" width="100%"';
/** The last cell has no width and takes the remaining space, so that the gaps stay constant. */
const course = (first: string): string => `
    <table ${bar} style="width: 100%; margin-top: 2px;"><tr><td width="${first}" height="4" ${look({ fill: 'primary' }, `width: ${first}; ${cell}`)}>&nbsp;</td><td width="3" height="4" style="min-width: 3px; width: 3px; ${cell}">&nbsp;</td><td height="4" ${look({ fill: 'primary' }, cell)}>&nbsp;</td></tr></table>`;
const wall = `
    <table ${bar} style="width: 100%;"><tr><td height="4" ${look({ fill: 'copper' }, cell)}>&nbsp;</td></tr></table>${course('31%')}${course('58%')}`;

function letterhead({ name, shortName }: Firm): string {
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : '';
  const shown = rest === '' ? name : shortName;
  return `
    <p ${look({ text: 'ink' }, `margin: 0; font: 500 22px/26px ${serif};`)}>${escapeHtml(shown)}${
      rest === ''
        ? ''
        : ` <span ${look({ text: 'muted' }, `font: 400 14px/20px ${sans};`)}>${escapeHtml(rest)}</span>`
    }</p>`;
}

function footer({ reason }: MailContent, firm: Firm, siteUrl: string): string {
  const quiet = look({ text: 'muted' }, 'text-decoration: underline;');
  const lines = [
    escapeHtml(reason),
    `Questions? Write to <a href="mailto:${escapeHtml(firm.email)}" ${quiet}>${escapeHtml(firm.email)}</a> or call <a href="${escapeHtml(firm.phone.href)}" ${look({ text: 'muted' }, 'text-decoration: underline; white-space: nowrap;')}>${escapeHtml(firm.phone.display)}</a>.`,
    `${escapeHtml(firm.name)}, ${firm.address.map(escapeHtml).join(', ')}<br><a href="${escapeHtml(siteUrl)}" ${quiet}>${escapeHtml(siteUrl)}</a>`,
  ];
  return lines
    .map(
      (line) =>
        `\n    <p ${look({ text: 'muted' }, `margin: 0 0 10px; font: 400 14px/21px ${sans};`)}>${line}</p>`,
    )
    .join('');
}

/** Only Outlook for Windows reads this. It renders with Word, which supports neither `max-width` nor fallback fonts. */
const outlook = (html: string): string => `<!--[if mso]>${html}<![endif]-->`;

/** Renders an email in the firm's design: one column of at most 600 px, without images, for light and dark mode. */
export function renderHtml(content: MailContent, firm: Firm, siteUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(content.subject)}</title>
<style>${sheet}</style>
${outlook(`<style>${outlookSheet}</style>`)}
</head>
<body ${look({ fill: 'ground' }, 'margin: 0; padding: 0;')}>
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all;">${escapeHtml(content.preview)}${'&#8199;&#847; '.repeat(40)}</div>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" ${look({ fill: 'ground' }, 'width: 100%;')}><tr><td align="center" style="padding: 28px 12px;">
${outlook('<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600"><tr><td>')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600" style="width: 100%; max-width: 600px; text-align: left;">
  <tr><td class="room" style="padding: 0 32px 16px;">${letterhead(firm)}
  </td></tr>
  <tr><td>${wall}
  </td></tr>
  <tr><td ${look({ fill: 'surface', edge: 'line' }, 'padding: 32px 32px 20px; border-width: 0 1px 1px; border-style: solid;', 'room')}>
<h1 ${look({ text: 'ink' }, `margin: 0 0 18px; font: 500 27px/33px ${serif};`)}>${escapeHtml(content.heading)}</h1>
${content.blocks.map(blockHtml).join('\n')}
  </td></tr>
  <tr><td class="room" style="padding: 20px 32px 0;">${footer(content, firm, siteUrl)}
  </td></tr>
</table>
${outlook('</td></tr></table>')}
</td></tr></table>
</body>
</html>
`;
}

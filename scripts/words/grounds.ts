/** Figures that the firm says of itself, and words of what was counted that have to be on the same page. */
const grounds: readonly (readonly [figure: string, ground: RegExp])[] = [
  ['$50M+', /modeled in signed (client )?plans/i],
  ['300%+', /(divided by|over) our fees/],
  ['45+', /counted to January/],
  ['$25K+', /not (an average|a typical)/],
  ['26+', /live sessions of the two days|all sessions together/i],
  ['10+', /of the printed program/],
  ['15+', /first engagement letter that named/],
  ['1000+', /each counted once/],
  ['satisfaction rate', /were asked/],
  ['hours of CPE', /National Registry|accepted by his state board/],
];

/** Quotations and claims, each of which is followed by its disclosure before the next begins. */
function undisclosed(html: string, start: string): string[] {
  return html
    .split(start)
    .slice(1)
    .filter((part) => !/data-slot="disclosure"[^>]*>[^<]{40}/.test(part))
    .map(
      (part) =>
        `no disclosure after: ${part
          .replaceAll(/<[^>]*>|^[^>]*>/g, ' ')
          .trim()
          .slice(0, 60)}`,
    );
}

/** Claims of a page without what they rest on. */
export function withoutGround(html: string, text: string): string[] {
  const bare = grounds
    .filter(([figure, ground]) => text.includes(figure) && !ground.test(text))
    .map(([figure]) => `${figure} without what was counted`);
  return [...bare, ...undisclosed(html, '<blockquote'), ...undisclosed(html, 'data-slot="claim"')];
}

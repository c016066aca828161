import { withoutEntities } from './html-text.ts';

test('what a page is rendered with reads as it was written, once', () => {
  expect(withoutEntities('Firm&#x27;s &quot;plans&quot; &amp; &lt;b&gt; &#8211; it&#39;s&nbsp;so')).toBe(
    'Firm\'s "plans" & <b> – it\'s so',
  );
  expect(withoutEntities('&amp;lt; &amp;#39;')).toBe('&lt; &#39;');
});

test('what is no entity of ours stays', () => {
  expect(withoutEntities('Q&A; R&D &eacute; &#xffffffff; &constructor;')).toBe(
    'Q&A; R&D &eacute; &#xffffffff; &constructor;',
  );
});

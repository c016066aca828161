import { classesIn, usedRules } from './used-rules.ts';

const used = (css: string, html: string) => usedRules(css, classesIn(html));

test('rules whose classes no element has are left out; all others stay, in their order', () => {
  const css = `html{color:red}.a{b:c}.b{b:c}.a .b,.c{b:c}a:hover{b:c}.a.c{b:c}@media print{.b{b:c}}@layer x{.a{b:c}.b{b:c}}`;
  expect(used(css, '<p class="x a">')).toBe('html{color:red}.a{b:c}a:hover{b:c}@layer x{.a{b:c}}');
  expect(used(css, '<p class="a"><noscript><p class="c"></noscript>')).toContain('.a .b,.c{b:c}');
});

test('escaped names are read as the document writes them', () => {
  const css = String.raw`.sm\:p-1{b:c}.\[\&_ul\]\:p-2{b:c}.w-1\/2{b:c}.\31 0{b:c}.after\:content-\[\'\(\'\]:after{b:c}`;
  const html = `<p class="sm:p-1 [&amp;_ul]:p-2 w-1/2 10 after:content-[&#x27;(&#x27;]">`;
  expect(used(css, html)).toBe(css);
  expect(used(css, '<p class="p-1">')).toBe('');
});

test('what stands in a condition of a selector, and what is no rule of elements, stays', () => {
  const css =
    '.a:not(.b){b:c}:is(.b,.c) a{b:c}@keyframes x{0%{b:c}}@property --y{syntax:"*"}@layer base,ui;@font-face{font-family:z}';
  expect(used(css, '<p class="a">')).toBe(css);
});

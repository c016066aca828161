import userEvent from '@testing-library/user-event';
import { MOVE_EVENT } from 'shared-contract/page-moves';
import { watchTyped } from './typed.ts';

const page = (html: string) => {
  document.body.innerHTML = html;
  return watchTyped();
};
const control = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

test('a form counts from the first key until it says again what it said, or is gone', async () => {
  const isTyped = page('<form><input name="who" value="Ruth"><textarea name="words"></textarea></form>');
  expect(isTyped()).toBe(false);
  await userEvent.type(control('who'), ' A');
  expect(isTyped()).toBe(true);
  await userEvent.type(control('who'), '{Backspace}{Backspace}');
  expect(isTyped()).toBe(false);
  await userEvent.type(control('words'), 'Hello');
  expect(isTyped()).toBe(true);
  document.querySelector('form')?.remove();
  expect(isTyped()).toBe(false);
});

test('so do ticks and choices of a form, and a password', async () => {
  const isTyped = page(
    '<form><input type="checkbox" name="agree"><select name="kind"><option>a<option>b</select><input type="password" name="secret"></form>',
  );
  await userEvent.click(control('agree'));
  expect(isTyped()).toBe(true);
  await userEvent.click(control('agree'));
  expect(isTyped()).toBe(false);
  await userEvent.selectOptions(control('kind'), 'b');
  expect(isTyped()).toBe(true);
  await userEvent.selectOptions(control('kind'), 'a');
  await userEvent.type(control('secret'), 'x');
  expect(isTyped()).toBe(true);
});

test('what was typed before this code was there counts', () => {
  document.body.innerHTML = '<form><input name="who"></form>';
  control('who').value = 'Ruth';
  expect(watchTyped()()).toBe(true);
});

test('a field whose value its owner sets counts as it began', () => {
  const isTyped = page('<form><input name="who" value="Ruth"></form>');
  const field = control('who');
  field.value = 'Ruth A';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // As React does once it has drawn.
  field.defaultValue = 'Ruth A';
  expect(isTyped()).toBe(true);
});

test.each([
  ['a search', '<input type="search" name="x">'],
  ['filters', '<form role="search"><input name="x"></form>'],
  ['what is saved as it is typed', '<textarea data-saved name="x"></textarea>'],
  ['a form whose entries are in the address', '<form data-saved><input name="x"></form>'],
])('%s does not count', async (_what, html) => {
  const isTyped = page(html);
  await userEvent.type(control('x'), 'captive');
  expect(isTyped()).toBe(false);
});

test('nor does a choice outside of forms, which takes effect at once', async () => {
  const isTyped = page('<input type="radio" name="theme" value="dark">');
  await userEvent.click(control('theme'));
  expect(isTyped()).toBe(false);
});

test('whoever would lose something else says so', () => {
  const isTyped = page('');
  const hold = (event: Event) => {
    event.preventDefault();
  };
  addEventListener(MOVE_EVENT, hold);
  expect(isTyped()).toBe(true);
  removeEventListener(MOVE_EVENT, hold);
  expect(isTyped()).toBe(false);
});

import { carryForms } from '../../chunks/carried.ts';
import { restoreCarried } from './draft.ts';

/** A page with two forms, as it is served. */
function openPage(address: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = `
    <form aria-label="Sign in"><input name="email"><input name="password" type="password"></form>
    <form aria-label="Newsletter"><input name="email"></form>`;
  return [...document.forms];
}

function typeEverywhere(forms: HTMLFormElement[]) {
  for (const form of forms) for (const field of form.querySelectorAll('input')) field.value = 'typed';
}

const restored = (forms: HTMLFormElement[]) =>
  forms.map((form) => {
    restoreCarried(form);
    return [...form.querySelectorAll('input')].map(({ value }) => value);
  });

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('what was typed goes over to the same page once, a password never', () => {
  typeEverywhere(openPage('/login'));
  carryForms();
  expect(restored(openPage('/login?from=mail'))).toEqual([['typed', ''], ['typed']]);
  expect(restored(openPage('/login'))).toEqual([['', ''], ['']]);
});

test('what was unticked stays so, and any name will do', () => {
  const open = () => {
    document.body.innerHTML = `<form aria-label="Calls">
      <input type="checkbox" name="letters" value="yes" checked>
      <input name='the "other" name'></form>`;
    return document.forms[0]!;
  };
  const [box, field] = open().querySelectorAll('input');
  box!.checked = false;
  field!.value = 'typed';
  carryForms();
  const form = open();
  restoreCarried(form);
  expect(form.querySelector<HTMLInputElement>('[type=checkbox]')).not.toBeChecked();
  expect(form.querySelector('input:not([type])')).toHaveValue('typed');
});

test('nothing goes to another page', () => {
  typeEverywhere(openPage('/login'));
  carryForms();
  expect(restored(openPage('/register'))).toEqual([['', ''], ['']]);
});

test('closed storage stops nobody', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  typeEverywhere(openPage('/login'));
  carryForms();
  expect(restored(openPage('/login'))).toEqual([['', ''], ['']]);
});

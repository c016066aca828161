import { carryForms } from '../../late/carried.ts';
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
  carryForms(document);
  expect(restored(openPage('/login?from=mail'))).toEqual([['typed', ''], ['typed']]);
  expect(restored(openPage('/login'))).toEqual([['', ''], ['']]);
});

test('nothing goes to another page', () => {
  typeEverywhere(openPage('/login'));
  carryForms(document);
  expect(restored(openPage('/register'))).toEqual([['', ''], ['']]);
});

test('closed storage stops nobody', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  typeEverywhere(openPage('/login'));
  carryForms(document);
  expect(restored(openPage('/login'))).toEqual([['', ''], ['']]);
});

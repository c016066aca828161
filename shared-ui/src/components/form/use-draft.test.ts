import { carryForms, contentOf } from '../../form-content.ts';
import { drop, forgetDrafts, keep, sweepDrafts } from './draft-store.ts';
import { restoreCarried, restoreDraft } from './use-draft.ts';

function makeForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="name" />
    <input name="password" type="password" />
    <input name="shown" data-secret="" />
    <input name="token" type="hidden" value="kept out" />
    <input name="plan" type="radio" value="growth" /><input name="plan" type="radio" value="premier" />
    <input name="topics" type="checkbox" value="tax" /><input name="topics" type="checkbox" value="legacy" />
    <select name="band"><option value="">Choose</option><option value="3">$3M</option></select>
    <textarea name="message"></textarea>`;
  document.body.replaceChildren(form);
  return form;
}

const control = (form: HTMLFormElement, selector: string) => {
  const found = form.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('text, choices and ticks come back; secrets are never written', () => {
  const before = makeForm();
  control(before, '[name=name]').value = 'Ruth';
  control(before, '[name=password]').value = 'hunter22';
  control(before, '[name=shown]').value = 'hunter23';
  control(before, '[value=premier]').checked = true;
  control(before, '[value=legacy]').checked = true;
  control(before, '[name=band]').value = '3';
  control(before, '[name=message]').value = 'Two lines\nof text';
  keep('draft', 'form', contentOf(before));
  expect(localStorage.getItem('nc-draft:form')).not.toMatch(/hunter|kept out/);

  const after = makeForm();
  restoreDraft('form', after);
  expect(control(after, '[name=name]')).toHaveValue('Ruth');
  expect(control(after, '[name=password]')).toHaveValue('');
  expect(control(after, '[value=premier]')).toBeChecked();
  expect(control(after, '[value=tax]')).not.toBeChecked();
  expect(control(after, '[value=legacy]')).toBeChecked();
  expect(control(after, '[name=band]')).toHaveValue('3');
  expect(control(after, '[name=message]')).toHaveValue('Two lines\nof text');
});

test('listeners hear what a draft puts back', () => {
  keep('draft', 'form', { name: ['Ruth'] });
  const form = makeForm();
  const heard = jest.fn();
  form.addEventListener('input', heard);
  restoreDraft('form', form);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what a person has touched stays as it is', () => {
  keep('draft', 'form', { plan: ['growth'], band: ['3'], name: ['Old'] });
  const form = makeForm();
  control(form, '[value=premier]').checked = true;
  control(form, '[name=name]').value = 'New';
  restoreDraft('form', form);
  expect(control(form, '[value=premier]')).toBeChecked();
  expect(control(form, '[name=name]')).toHaveValue('New');
  expect(control(form, '[name=band]')).toHaveValue('3');
});

test.each(['not json', '[]', '{"name":["Ruth"]}', '{"at":"now","value":{"name":["Ruth"]}}', 'null'])(
  'a draft that reads %p changes nothing',
  (stored) => {
    localStorage.setItem('nc-draft:form', stored);
    const form = makeForm();
    restoreDraft('form', form);
    expect(control(form, '[name=name]')).toHaveValue('');
  },
);

describe('what was typed', () => {
  const day = 24 * 60 * 60 * 1000;
  const restored = () => {
    const form = makeForm();
    restoreDraft('form', form);
    return control(form, '[name=name]').value;
  };
  const typeIn = (name: string) => {
    const form = makeForm();
    control(form, '[name=name]').value = name;
    keep('draft', 'form', contentOf(form));
  };
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('is kept for seven days after the last change, and no longer', () => {
    typeIn('Ruth');
    jest.setSystemTime(Date.now() + 5 * day);
    typeIn('Ruth Lee');
    jest.setSystemTime(Date.now() + 7 * day - 1000);
    expect(restored()).toBe('Ruth Lee');
    jest.setSystemTime(Date.now() + 1000);
    expect(restored()).toBe('');
  });

  test('that is over, or from an older release, is dropped by any page', () => {
    typeIn('Ruth');
    localStorage.setItem('nc-draft:old', '{"name":["Ruth"]}');
    localStorage.setItem('nc-request:old', crypto.randomUUID());
    localStorage.setItem('nc-theme', 'dark');
    sweepDrafts();
    expect(Object.keys(localStorage).sort()).toEqual(['nc-draft:form', 'nc-theme']);
    jest.setSystemTime(Date.now() + 8 * day);
    sweepDrafts();
    expect(Object.keys(localStorage)).toEqual(['nc-theme']);
  });

  test('is no longer there once it is forgotten, whichever form it stood in', () => {
    typeIn('Ruth');
    keep('draft', 'booking', { phone: ['555'] });
    keep('request', 'booking', 'id');
    localStorage.setItem('nc-theme', 'dark');
    forgetDrafts();
    expect(Object.keys(localStorage)).toEqual(['nc-theme']);
    expect(restored()).toBe('');
  });
});

test('closed storage stops nobody', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const form = makeForm();
  expect(() => {
    keep('draft', 'form', contentOf(form));
    restoreDraft('form', form);
    drop('draft', 'form');
    sweepDrafts();
    forgetDrafts();
  }).not.toThrow();
});

describe('carried over a reload', () => {
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

  test('closed storage of a tab stops nobody', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    typeEverywhere(openPage('/login'));
    carryForms();
    expect(restored(openPage('/login'))).toEqual([['', ''], ['']]);
  });
});

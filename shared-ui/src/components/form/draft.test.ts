import { clearDraft, restoreDraft, saveDraft } from './draft.ts';

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
  saveDraft('form', before);
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
  localStorage.setItem('nc-draft:form', JSON.stringify({ name: ['Ruth'] }));
  const form = makeForm();
  const heard = jest.fn();
  form.addEventListener('input', heard);
  restoreDraft('form', form);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what a person has touched stays as it is', () => {
  localStorage.setItem('nc-draft:form', JSON.stringify({ plan: ['growth'], band: ['3'], name: ['Old'] }));
  const form = makeForm();
  control(form, '[value=premier]').checked = true;
  control(form, '[name=name]').value = 'New';
  restoreDraft('form', form);
  expect(control(form, '[value=premier]')).toBeChecked();
  expect(control(form, '[name=name]')).toHaveValue('New');
  expect(control(form, '[name=band]')).toHaveValue('3');
});

test.each(['not json', '[]', '{"name":5}', 'null'])('a draft that reads %p changes nothing', (stored) => {
  localStorage.setItem('nc-draft:form', stored);
  const form = makeForm();
  restoreDraft('form', form);
  expect(control(form, '[name=name]')).toHaveValue('');
});

test('closed storage stops nobody', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const form = makeForm();
  expect(() => {
    saveDraft('form', form);
    restoreDraft('form', form);
    clearDraft('form');
  }).not.toThrow();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CallRefusal, submitForm } from 'shared-auth/submit-form';
import { contactTopics } from 'shared-contract/forms/contact/options';
import { ContactForm, contactTopicFrom } from './contact.tsx';

jest.mock('shared-auth/submit-form', () => ({
  ...jest.requireActual<object>('shared-auth/submit-form'),
  submitForm: jest.fn(),
}));
const submit = jest.mocked(submitForm);

const scrollIntoView = jest.fn();

let user: UserEvent;
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  localStorage.clear();
  submit.mockReset().mockResolvedValue({ reference: 'NC-7K3M-Q9XT' });
  user = userEvent.setup();
});

afterEach(() => jest.restoreAllMocks());

const open = (address = '/contact') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ContactForm />
    </MemoryRouter>,
  );
const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn(topic?: string) {
  await user.type(screen.getByLabelText('Full Name'), 'Ann Lee');
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  if (topic !== undefined) await user.selectOptions(screen.getByLabelText('Topic'), topic);
  await user.type(screen.getByLabelText('Message'), 'Two partners.');
}

test('a message is sent once, with its source, and answered with a reference', async () => {
  open();
  await fillIn('CPPS certification');
  await user.dblClick(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Thank you, Ann Lee.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/Within 24 hours: .* replies by email/);
  expect(screen.getByRole('status')).toHaveTextContent('a confirmation to ann@example.com');
  expect(screen.getByRole('link', { name: 'Choose a time now' })).toHaveAttribute('href', '/book');
  expect(screen.getByRole('status')).toHaveTextContent('NC-7K3M-Q9XT');
  expect(submit.mock.calls).toEqual([
    [
      'contact',
      {
        name: 'Ann Lee',
        email: 'ann@example.com',
        phone: undefined,
        company: undefined,
        topic: 'certification',
        callback: undefined,
        message: 'Two partners.',
        source: 'contact',
      },
      { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, website: '' },
    ],
  ]);
});

test('whoever sent it is brought to the answer, which is higher up than the button was', async () => {
  open();
  await fillIn('Something else');
  await send();
  const thanks = await screen.findByText('Thank you, Ann Lee.');
  await waitFor(() => expect(scrollIntoView.mock.contexts.at(-1)).toContainElement(thanks));
  expect(thanks).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Thank you, Ann Lee.' })).toBe(thanks);
});

test('what is missing is said in words, at its field', async () => {
  open();
  await send();
  expect(await screen.findAllByText('Enter your full name')).not.toHaveLength(0);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address');
  expect(screen.getByLabelText('Topic')).toHaveAccessibleDescription('Choose what this is about');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Write a message');
  expect(submit).not.toHaveBeenCalled();
});

test('a time to call asks for a number to call', async () => {
  open();
  await fillIn('Something else');
  await user.selectOptions(screen.getByLabelText('Preferred callback time'), 'Sat, 10AM-2PM ET');
  await send();
  expect(await screen.findAllByText('Enter the phone number that we should call')).not.toHaveLength(0);
  await user.type(screen.getByLabelText('Phone'), '(615) 555-0100');
  await send();
  expect(await screen.findByText(/call at the time you chose: Sat, 10AM-2PM ET/)).toBeVisible();
  expect(submit.mock.calls[0]?.[1]).toMatchObject({ callback: 'Sat, 10AM-2PM ET', phone: '(615) 555-0100' });
});

test.each([
  ['/contact?topic=partnership', 'partnership', 'CPA partnership'],
  [
    '/contact?topic=paper:social-security-allocations',
    'paper:social-security-allocations',
    'White paper: Social security allocations',
  ],
])('%s chooses its topic', async (address, value, label) => {
  open(address);
  expect(screen.getByLabelText('Topic')).toHaveValue(value);
  expect(screen.getByRole('option', { name: label, selected: true })).toBeInTheDocument();
  await fillIn();
  await send();
  await screen.findByRole('status');
  expect(submit.mock.calls[0]?.[1]).toMatchObject({ topic: value });
});

test('a topic in the address goes before one kept from an earlier visit; the rest of the draft stays', async () => {
  const first = open();
  await fillIn('Podcast or press');
  first.unmount();
  open('/contact?topic=paper:captive-basics');
  expect(screen.getByLabelText('Topic')).toHaveValue('paper:captive-basics');
  expect(screen.getByLabelText('Message')).toHaveValue('Two partners.');
});

test('a kept topic that is no longer offered leaves the choice open, not blank', async () => {
  const first = open('/contact?topic=paper:captive-basics');
  expect(screen.getByLabelText('Message')).toHaveValue('Please send me “Captive basics”.');
  await user.type(screen.getByLabelText('Full Name'), 'Ann Lee');
  first.unmount();
  open();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ann Lee');
  expect(screen.getByRole('option', { name: 'Choose a topic', selected: true })).toBeInTheDocument();
});

test('the server’s word on a field stands at the field, and nothing typed is lost', async () => {
  submit.mockRejectedValueOnce(new CallRefusal('Check the form', 400, { email: 'This address bounces' }));
  open();
  await fillIn('Something else');
  await send();
  expect(await screen.findAllByText('This address bounces')).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This address bounces');
  expect(screen.getByLabelText('Message')).toHaveValue('Two partners.');
});

test('a server out of reach is said, and the same message can be sent again', async () => {
  submit.mockRejectedValueOnce(new Error('We could not reach the server.'));
  open();
  await fillIn('Something else');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  await send();
  await screen.findByText('Thank you, Ann Lee.');
  const [first, second] = submit.mock.calls.map(([, , attempt]) => attempt.requestId);
  expect(second).toBe(first);
});

/** Simulates a form of 600 px, `top` px down the page, that collapses after submission. */
function layOut(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, writable: true });
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(((options: { top: number }) => {
    Object.assign(window, { scrollY: Math.max(0, window.scrollY + options.top) });
  }) as typeof window.scrollBy);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { bottom: this.querySelector('form') === null ? 300 : 900 } as DOMRect;
  });
  return scrollBy;
}

test.each([
  [1000, ''],
  [200, '400px'],
])('%d px down the page the view goes along with what stands below, as far as it can', async (top, room) => {
  const scrollBy = layOut(top);
  open();
  await fillIn('Something else');
  await send();
  const thanks = await screen.findByText('Thank you, Ann Lee.');
  expect(scrollBy.mock.calls).toEqual([[{ top: -600, behavior: 'instant' }]]);
  expect(thanks.closest<HTMLElement>('[data-slot=form-block]')?.style.minHeight).toBe(room);
});

test.each(contactTopics.map(({ value, label }) => [value, label]))('%s is known', (value, label) => {
  expect(contactTopicFrom(value)).toEqual({ value, label });
});

test.each([
  ['paper:social-security-allocations', 'White paper: Social security allocations'],
  ['resource:ira-rollover-guide', 'Resource: IRA rollover guide'],
  ['partner:harrow-lyle', 'Partner: Harrow lyle'],
  ['sale-of-a-dental-group', 'Sale of a dental group'],
  ['constructor:x', 'Constructor: X'],
])('%s becomes readable', (asked, label) => {
  expect(contactTopicFrom(asked)).toMatchObject({ value: asked, label });
});

test('what is asked for by name comes with a first sentence', () => {
  expect(contactTopicFrom('paper:captive-basics')?.message).toBe('Please send me “Captive basics”.');
  expect(contactTopicFrom('certification')?.message).toBeUndefined();
});

test('a quote names the person and what is asked for, in their own spelling', () => {
  expect(contactTopicFrom('quote:Gwendolyn Farrar:Captive review')).toEqual({
    value: 'quote:Gwendolyn Farrar:Captive review',
    label: 'Quote from Gwendolyn Farrar: Captive review',
    message: 'Please ask Gwendolyn Farrar for a quote for “Captive review”. About my situation: ',
  });
  expect(contactTopicFrom('quote:captive-review')?.label).toBe('Quote: Captive review');
});

test.each([[null], [''], ['  '], [':::'], ['\u0000\u202e']])('%j is no topic', (asked) => {
  expect(contactTopicFrom(asked)).toBeUndefined();
});

test('what is no text is dropped, and what is long is cut', () => {
  expect(contactTopicFrom('<b>new\u0000 plan</b>')?.value).toBe('b new plan b');
  expect(contactTopicFrom('a'.repeat(500))?.value).toHaveLength(100);
});

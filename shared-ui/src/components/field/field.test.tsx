import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import {
  CheckboxField,
  PasswordField,
  SelectField,
  TextareaField,
  TextField,
  useProposals,
} from './field.tsx';
import { gradePassword } from './password-field.tsx';

test('the label is the name to the letter; what is required or optional shows beside it', () => {
  render(
    <>
      <TextField label="Email" name="email" required />
      <TextField label="Company" name="company" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
  expect(screen.getByLabelText('Email', { exact: true })).toHaveAttribute('name', 'email');
  expect(screen.getByRole('textbox', { name: 'Company' })).not.toBeRequired();
  expect(screen.getByText('(optional)')).toBeVisible();
});

test('hint and error both describe the field, the error first', () => {
  render(<TextField label="Phone" name="phone" hint="With the area code." error="Enter ten digits" />);
  const field = screen.getByLabelText('Phone');
  expect(field).toHaveAccessibleDescription('Enter ten digits With the area code.');
  expect(field).toBeInvalid();
});

test('an empty required field is not called invalid before it was sent', () => {
  render(<TextField label="Email" name="email" required />);
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false');
});

test('a field keeps what is typed without anybody holding its value', async () => {
  const { rerender } = render(<TextareaField label="Message" name="message" defaultValue="Dear " />);
  await userEvent.type(screen.getByLabelText('Message'), 'firm');
  rerender(<TextareaField label="Message" name="message" defaultValue="Dear " error="Say more" />);
  expect(screen.getByLabelText('Message')).toHaveValue('Dear firm');
});

test('a password can be shown and hidden again, keeping its text', async () => {
  render(<PasswordField label="Password" name="password" required />);
  const field = screen.getByLabelText('Password', { exact: true });
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.type(field, 'course');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('course');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('the strength of a password is said while it is typed', async () => {
  render(<PasswordField label="Password" name="password" strength />);
  await userEvent.type(screen.getByLabelText('Password'), 'abc');
  expect(screen.getByRole('status')).toHaveTextContent('Strength: too short');
  await userEvent.type(screen.getByLabelText('Password'), 'DEF-nine-courses-7');
  expect(screen.getByRole('status')).toHaveTextContent('Strength: strong');
});

test.each([
  ['abcde', 'Too short'],
  ['aaaaaaaaaaaa', 'Weak'],
  ['abcdef', 'Weak'],
  ['abcdef7', 'Weak'],
  ['nine-courses', 'Good'],
  ['Nine-courses-of-stone-7', 'Strong'],
])('%p grades as %p', (password, grade) => {
  expect(gradePassword(password)).toBe(grade);
});

test('a choice starts at its placeholder and carries what was chosen', async () => {
  const options = [
    { value: 'tax', label: 'Tax planning' },
    { value: 'legacy', label: 'Legacy' },
  ];
  render(<SelectField label="Topic" name="topic" required placeholder="Choose a topic" options={options} />);
  const select = screen.getByRole('combobox', { name: 'Topic' });
  expect(select).toHaveDisplayValue('Choose a topic');
  await userEvent.selectOptions(select, 'Legacy');
  expect(select).toHaveValue('legacy');
});

test('the words beside a checkbox tick it, and its error belongs to it', async () => {
  render(<CheckboxField label="I have read the terms" name="terms" required error="Agree to the terms" />);
  const box = screen.getByRole('checkbox', { name: 'I have read the terms' });
  await userEvent.click(screen.getByText('I have read the terms'));
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('Agree to the terms');
});

function Area({ values }: { readonly values: Readonly<Record<string, string | null | undefined>> }) {
  const area = useRef<HTMLDivElement>(null);
  useProposals(area, values);
  return (
    <div ref={area}>
      <input aria-label="Name" name="name" />
      <input aria-label="Email" name="email" />
    </div>
  );
}

test('empty fields get a proposal as soon as it is known, and what was typed stays', async () => {
  const { rerender } = render(<Area values={{ name: null, email: undefined }} />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Email'), 'own@example.com');
  rerender(<Area values={{ name: 'Ann Lee', email: 'ann@example.com', other: 'x' }} />);
  expect(screen.getByLabelText('Name')).toHaveValue('Ann Lee');
  expect(screen.getByLabelText('Email')).toHaveValue('own@example.com');
  await userEvent.clear(screen.getByLabelText('Name'));
  rerender(<Area values={{ name: 'Ann Lee', email: 'ann@example.com' }} />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

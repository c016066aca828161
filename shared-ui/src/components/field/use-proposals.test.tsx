import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useProposals } from './use-proposals.ts';

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

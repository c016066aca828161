import { render, screen, within } from '@testing-library/react';
import { PlanSheet } from './plan-sheet.tsx';

const sheet = {
  title: 'Plan sheet',
  subject: 'Dental group, 2025',
  lines: [
    {
      title: 'Cost Segregation',
      text: '$100,000 x 35%',
      result: '$35,000',
      details: [{ term: 'Law', value: 'IRC 168(k)' }],
      mark: 'Agrees with the study.',
    },
    { title: 'Legacy Planning', text: 'Buy-sell agreement', result: 'None', details: [] },
  ],
  leftOut: 'Pension Strategies: an older staff.',
  totals: [{ term: 'First-year reduction', value: '$35,000' }],
  titleBlock: [{ term: 'Checked', value: 'M. Castell' }],
};

test('is a figure that says what it shows, with each line’s law and result as text', () => {
  render(<PlanSheet {...sheet} />);
  const figure = screen.getByRole('figure');
  expect(figure.firstElementChild).toHaveTextContent('Plan sheetDental group, 2025');
  const [first, second] = within(figure).getAllByRole('listitem');
  expect(first).toHaveTextContent('Cost Segregation$35,000$100,000 x 35%LawIRC 168(k)Agrees with the study.');
  expect(second).toHaveTextContent('Legacy PlanningNone');
  expect(figure).toHaveTextContent('Left out. Pension Strategies: an older staff.');
  expect(figure).toHaveTextContent('First-year reduction$35,000');
  expect(figure).toHaveTextContent('CheckedM. Castell');
});

test('what is not filled in yet is a blank, and is read as one', () => {
  const lines = [{ title: 'Cost Segregation', text: 'Layer 2, week 3', details: [{ term: 'Cost' }] }];
  render(<PlanSheet {...sheet} lines={lines} totals={[{ term: 'First-year reduction' }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^1Cost Segregationto be filled in.Layer 2, week 3Costto be filled in/,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('First-year reductionto be filled in');
});

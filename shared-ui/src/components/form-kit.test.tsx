import { render, screen } from '@testing-library/react';
import { ChoiceGroup, type ChoiceGroupProps } from './form-kit.tsx';

const show = (count: number, look: ChoiceGroupProps['look'] = 'list') => {
  const options = Array.from({ length: count }, (_, n) => ({
    value: String(n),
    label: `Answer ${String(n)}`,
  }));
  render(<ChoiceGroup look={look} legend="Which one?" name="answer" options={options} required />);
  return screen.getByRole('radiogroup', { name: /^Which one/ });
};

test.each([
  ['four answers of a list', 4, 'list', false],
  ['five answers of a list', 5, 'list', true],
  ['five cards', 5, 'cards', false],
] as const)('%s: %d in two columns of a wide page', (_, count, look, isWide) => {
  const answers = show(count, look).querySelector('label')?.parentElement;
  expect(answers?.className.includes('ui:sm:grid-cols-2')).toBe(isWide);
});

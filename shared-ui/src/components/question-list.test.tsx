import { render, screen } from '@testing-library/react';
import { QuestionList } from './question-list.tsx';

test('questions are native and share one group, so that one is open at a time', () => {
  render(
    <QuestionList
      name="pricing"
      items={[
        { question: 'What does the first call cost?', answer: 'Nothing.' },
        { question: 'How long does it take?', answer: 'Thirty minutes.' },
      ]}
    />,
  );
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('name'))).toEqual(['pricing', 'pricing']);
  expect(groups[0]).toHaveTextContent('What does the first call cost?');
  expect(groups[0]).toHaveTextContent('Nothing.');
});

import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { QuestionList } from './question-list.tsx';

const meta = { title: 'Text/QuestionList', component: QuestionList } satisfies Meta<typeof QuestionList>;
export default meta;

export const Three: StoryObj<typeof meta> = {
  args: {
    name: 'pricing',
    items: [
      { question: 'What does the first call cost?', answer: 'Nothing. It takes thirty minutes.' },
      {
        question: 'Do you replace my accountant?',
        answer:
          'No. Your accountant keeps the returns and signs them; we bring the plan and the papers behind it.',
      },
      { question: 'When do I see a result?', answer: 'Most plans change the next quarterly estimate.' },
    ],
  },
};

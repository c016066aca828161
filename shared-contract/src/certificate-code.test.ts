import { certificateCode } from './certificate-code.ts';

test.each([
  'CPPS-7K3M-Q9XT-W2HF',
  ' cpps 7k3m q9xt w2hf ',
  '7K3MQ9XTW2HF',
  'CPPS–7K3M–Q9XT–W2HF',
  'cpps7k3mq9xtw2hf',
])('"%s" is the code that is meant', (typed) => {
  expect(certificateCode(typed)).toBe('CPPS-7K3M-Q9XT-W2HF');
});

test.each(['', 'CPPS', 'CPPS-7K3M-Q9XT', 'CPPS-7K3M-Q9XT-W2HF-AAAA', 'CPPS-7K3O-Q9XT-W2HF', '<b>CPPS</b>'])(
  '"%s" is none',
  (typed) => {
    expect(certificateCode(typed)).toBeUndefined();
  },
);

import { revenueBands } from 'shared-contract/forms/client-application/options';
import { contactTopics } from 'shared-contract/forms/contact/options';
import { practiceRevenue, yearsOfExperience } from 'shared-contract/forms/cpa-partnership/options';
import type { FullLead } from './data/read-lead.ts';

interface Answer {
  readonly question: string;
  readonly answer: string;
}

const topics = new Map<string, string>([
  ...contactTopics.map(({ value, label }) => [value, label] as const),
  ['assessment', 'Assessment'],
  ['cpa-partnership', 'CPA partnership'],
  ['symposium', 'CPE symposium'],
]);

type Options = readonly { readonly value: string; readonly label: string }[];
/** Of the answers that only one form asks for, those that are chosen from a list. */
const options: Readonly<Record<string, Options>> = {
  practiceRevenue,
  yearsExperience: yearsOfExperience,
};

/** `practiceRevenue` → "Practice revenue". */
const wordsOf = (key: string): string => {
  const words = key
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function textOf(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'string') return options[key]?.find((one) => one.value === value)?.label ?? value;
  if (Array.isArray(value)) return value.map((one) => textOf(key, one)).join(', ');
  return '';
}

/** An object among the answers is a group of them: each has its own line. */
function linesOf(details: object): Answer[] {
  return Object.entries(details).flatMap(([key, value]: [string, unknown]): Answer[] => {
    if (Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null))
      return value.flatMap((one: unknown) => (typeof one === 'object' && one !== null ? linesOf(one) : []));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return linesOf(value);
    const answer = textOf(key, value);
    return answer === '' ? [] : [{ question: wordsOf(key), answer }];
  });
}

/** What a lead answered beside the message, in words. What is not known stands as it was sent. */
export function answersOf(lead: FullLead): readonly Answer[] {
  const { topic, callback, annual_revenue: revenue, details } = lead;
  return [
    ...(topic ? [{ question: 'Topic', answer: topics.get(topic) ?? topic }] : []),
    ...(callback ? [{ question: 'Call back', answer: callback }] : []),
    ...(revenue
      ? [
          {
            question: 'Annual revenue',
            answer: revenueBands.find(({ value }) => value === revenue)?.label ?? revenue,
          },
        ]
      : []),
    ...(typeof details === 'object' && details !== null ? linesOf(details) : []),
  ];
}

import { stemOf } from './words.ts';

/** What people type, and how the pages say it. Each side may be any form of a word. */
const said: readonly (readonly [typed: string, meant: string])[] = [
  ['price fee fees charge rates tuition', 'price cost'],
  ['much', 'price pricing'],
  ['call meeting appointment consultation consult schedule calendly', 'book call'],
  ['phone telephone email mail address hours office', 'contact'],
  ['cancel money refund', 'refund guarantee pricing'],
  ['subscription subscribe unsubscribe', 'newsletter privacy'],
  ['near nearby local', 'directory location'],
  ['exemption', 'exclusion'],
  ['certified', 'certification program'],
  ['date', 'program'],
  ['accountant accountants', 'cpa'],
  ['fica oasdi', 'social security wage'],
  ['rd', 'research credit'],
  ['seg', 'segregation'],
  ['sec irc', 'section'],
  ['ss ssa', 'social security'],
  ['event conference webinar seminar', 'symposium'],
  ['cpe', 'symposium'],
  ['course training class cohort certificate', 'certification program'],
  ['reviews review feedback', 'testimonials stories'],
  ['people staff employees founder', 'team'],
  ['due', 'deadline'],
  ['log signin', 'login'],
  ['signup join', 'register'],
  ['forgotten lost', 'forgot'],
  ['cookies cookie gdpr data', 'privacy'],
  ['wcag a11y keyboard', 'accessibility'],
  ['pdf ebook download', 'papers'],
  ['lawyer attorney', 'legal partners'],
  ['will trust inheritance heirs', 'estate'],
  ['pension', 'balance'],
  ['calculate calc estimator', 'calculator'],
  ['bracket rate', 'brackets'],
  ['onboard welcome', 'onboarding'],
  ['apply enroll enrollment', 'application'],
];

const table = new Map<string, readonly string[]>(
  said.flatMap(([typed, meant]) => typed.split(' ').map((word) => [stemOf(word), meant.split(' ')] as const)),
);

/** Other words for what a word asks for. */
export const synonymsOf = (word: string): readonly string[] => table.get(stemOf(word)) ?? [];

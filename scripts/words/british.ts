/** Beginnings of words that are written otherwise in the United States, and whole words after them. */
const beginnings = [
  ...['organis', 'recognis', 'realis', 'utilis', 'minimis', 'maximis', 'optimis', 'prioritis', 'summaris'],
  ...[
    'characteris',
    'authoris',
    'standardis',
    'capitalis',
    'specialis(?!t)',
    'customis',
    'finalis',
    'apologis',
  ],
  ...['categoris', 'amortis', 'itemis', 'monetis', 'normalis', 'centralis', 'analys(?=e[ds]?\\b|ing)'],
  ...['favour', 'colour', 'behaviour', 'honour', 'labour', 'neighbour', 'rumour', 'harbour', 'endeavour'],
  ...[
    'instalment',
    'enrolment',
    'fulfilment',
    'cancell(?=ed|ing|able)',
    'travell',
    'labell',
    'modell',
    'counsell',
  ],
  ...['programme(?!d|r)', 'licence', 'defence', 'offence', 'pretence', 'centre', 'theatre', 'metre', 'litre'],
  ...[
    'judgement',
    'ageing',
    'mould',
    'plough',
    'storey',
    'sceptic',
    'enquir',
    'skilful',
    'wilful',
    'telephon',
  ],
  ...['learnt', 'burnt', 'spelt', 'whilst', 'amongst', 'cheque', 'grey', 'catalogue', 'per cent'],
];
const words = [
  'enrol',
  'enrols',
  'fulfil',
  'fulfils',
  'practise',
  'practised',
  'practising',
  'towards',
  'afterwards',
];

// An investment adviser is written so by statute.
const british = new RegExp(
  `\\b(?:un|re|over)?(?:(?:${beginnings.join('|')})\\w*|(?:${words.join('|')})\\b)|(?<!investment )\\badvisers?\\b`,
  'gi',
);

/** British spellings in a text, as they stand there. */
export const britishIn = (text: string): string[] => text.match(british) ?? [];

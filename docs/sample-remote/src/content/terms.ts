export interface Term {
  readonly name: string;
  readonly meaning: string;
}

/** In the order of the alphabet. */
export const terms: readonly Term[] = [
  {
    name: 'Basis',
    meaning: 'What an asset counts as having cost, for tax. Depreciation lowers it, improvements raise it.',
  },
  {
    name: 'Carryforward',
    meaning: 'A loss, a credit or a deduction that one year could not use and a later year may.',
  },
  {
    name: 'Cost segregation',
    meaning:
      'A study that takes a building apart into pieces with shorter lives, so that they are depreciated sooner.',
  },
  {
    name: 'Pass-through entity',
    meaning:
      'A business whose income is taxed on the returns of its owners: a partnership, an S corporation.',
  },
];

/** The terms in which every word of a question occurs. */
export function termsWith(question: string): readonly Term[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return terms.filter(({ name, meaning }) => {
    const text = `${name} ${meaning}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

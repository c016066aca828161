/*
 * Certified professionals by the thousand, the same on every run: none of them is in the product.
 */
const FIRST =
  'Ada Ben Cleo Dana Eli Faye Gus Hana Ivan Jade Karl Lena Milo Nora Otto Pia Quinn Rosa Saul Tess Uri Vera Wade Xenia Yann Zoe'.split(
    ' ',
  );
const LAST =
  'Abbot Brandt Calder Devlin Ellery Fenwick Garner Hollis Ingram Jarvis Keller Lowell Mercer Norris Oakley Porter Quimby Rowan Sutter Thorne Upton Vance Weller Yates'.split(
    ' ',
  );
const STATES = 'Ohio Oklahoma Oregon Texas Maine Iowa Utah Idaho Kansas Nevada'.split(' ');
const PLACES = 'Ash Bridge Cedar Dover Elm Fair Glen Hazel Iron Lake Mill North Oak Pine River Spring'.split(
  ' ',
);
const WORK = [
  'Cost Segregation',
  'Pension Strategies',
  '401K Optimization',
  'Captive Insurance',
  'Cost Remediation',
  '4/1 Tax Reduction',
  'Research & Development credits',
  'Legacy Planning',
  'Asset Protection',
  'Private Foundations',
  'Construction',
  'Medical Practices',
  'Manufacturing',
  'Restaurants',
] as const;
const LEVELS = ['Platinum', 'Gold', 'Silver', 'Bronze'] as const;
const COLLARS = ['blouse', 'open', 'roll'] as const;
const HAIR = ['tied', 'cropped', 'long', 'parted'] as const;

/** The next of a row of whole numbers below a limit (Park and Miller). */
function rowOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** As the content of the directory has them. */
export function directoryPeople(count: number, seed = 20_261_122) {
  const next = rowOf(seed);
  const one = <T>(values: readonly T[]): T => values[next(values.length)] as T;
  return Array.from({ length: count }, (_, at) => {
    const [first, last] = [one(FIRST), one(LAST)];
    const begin = next(WORK.length);
    const work = Array.from({ length: 2 + next(5) }, (_each, step) => WORK[(begin + step * 3) % WORK.length]);
    return {
      id: `${first}-${last}-${at}`.toLowerCase(),
      name: `${first} ${last}`,
      portrait: { hair: one(HAIR), collar: one(COLLARS) },
      title: 'CPA, CPPS, partner',
      firm: `${last} ${one(['Advisory', 'CPAs', 'Tax Planning', 'Ledger'])}`,
      location: `${one(PLACES)}${one(['ton', 'field', ' City'])}, ${one(STATES)}`,
      specializations: [...new Set(work)],
      yearsExperience: 3 + next(30),
      cppsLevel: one(LEVELS),
      rating: 4 + next(10) / 10,
      clientsSaved: 5 + next(200),
      bio: `${first} ${last} plans for owners in the county and reads a proposal before the brochure that came with it. About half of the first meetings end with something left alone, and every plan names its authority, its cost and its risk.`,
      phone: `(555) 555-01${String(at % 100).padStart(2, '0')}`,
      email: `person-${at}@example.com`,
      featured: false,
    };
  });
}

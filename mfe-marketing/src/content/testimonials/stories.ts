import type { Story } from './section-types.ts';

/** The four stories, in the words of the people who told them. All of it is invented for the demo firm. */
export const stories = [
  {
    id: 'kowalczyk',
    name: 'Renata Kowalczyk',
    portrait: { hair: 'long', collar: 'open', glasses: false },
    title: 'Owner',
    company: 'Kowalczyk Fabrication',
    place: 'Murfreesboro, Tennessee',
    category: 'tax-savings',
    situation:
      'A metal shop of thirty-four people had bought its plant for $2.9 million and depreciated all of it over thirty-nine years.',
    quote:
      'They came with three pages I could read, and one strategy they told me to leave alone. My CPA reworked the figures over a weekend and was eleven dollars off.',
    results: [
      '$149,900 lower federal tax on the 2024 return, against the same return without the plan',
      '$612,000 of the plant moved to schedules of 5, 7 and 15 years',
      '$41,200 research credit (IRC 41), documented for two welding processes',
    ],
    strategies: ['cost-segregation', 'rd-credits'],
    took: 'An engineer’s study at $14,500, a credit study at $9,000, and eleven weeks of finding invoices.',
    disclosure:
      'A client since 2023. She was not paid or given anything for these words and has no other tie to us. The result is hers, checked against the filed return; most plans save less. The building’s share is mostly timing: a deduction taken early is not there later, and part of it comes back as tax if the plant is sold (IRC 1245 and 1250).',
  },
  {
    id: 'novak',
    name: 'Dr. Beatrix Novak',
    portrait: { hair: 'tied', collar: 'blouse', glasses: true },
    title: 'Owner',
    company: 'Novak Family Dentistry',
    place: 'Franklin, Tennessee',
    category: 'retirement-planning',
    situation:
      'Two dentists, married, fifty-eight and fifty-five, with a 401(k) at its limit, eleven employees and no wish to work until seventy.',
    quote:
      'Before, I saved whatever was left in December. Now an actuary signs the number in spring, and my hygienists have a pension too. That part surprised me by how much I liked it.',
    results: [
      '$372,000 contributed for the two owners in 2025, by a cash balance plan with the 401(k)',
      '91% of all contributions went to the owners; eleven employees received 7.5% of pay',
      'Funded in full and on time in each of its first three years',
    ],
    strategies: ['pension-strategies', '401k-optimization'],
    took: 'An actuary at $4,800 a year, an amended 401(k), and a promise to fund the plan in lean years too.',
    disclosure:
      'A client since 2022. She was not paid or given anything for these words and has no other tie to us. The figures are those of the plan’s actuarial valuation for 2025. They depend on ages, pay and staff, the money is taxed when it is paid out, and many practices cannot use such a plan.',
  },
  {
    id: 'vandermeer',
    name: 'Curtis Vandermeer',
    portrait: { hair: 'bald', beard: true, collar: 'open' },
    title: 'Former president',
    company: 'Vandermeer Refrigerated Freight',
    place: 'Chattanooga, Tennessee',
    category: 'business-strategy',
    situation:
      'An owner of sixty-three had no buyer, two good managers, and eleven years of contracts that had not been read twice.',
    quote:
      'I came about taxes and left with a buyer. Two, in fact. They had been running my dispatch desk for nine years and I had never asked them.',
    results: [
      '$96,300 a year taken out of card, fuel and insurance bills before the sale',
      'A sale to two managers, signed, and paid over six years',
      'Cover for death and disability agreed with the lender before closing',
    ],
    strategies: ['cost-remediation', 'legacy-planning'],
    took: 'Nine months, a valuation at $11,000, and two attorneys: one for the seller, one for the buyers.',
    disclosure:
      'A client from 2021 to 2025. He was not paid or given anything for these words. Keystone Risk, a firm we work with, reviewed the insurance and was paid by him; nothing of that fee came to us. The saving is for 2024 volumes and belongs to the buyers now. Another company’s bills may hold nothing to recover, and the buyers’ payments can still fail.',
  },
  {
    id: 'renner',
    name: 'Tobias Renner, CPA',
    portrait: { hair: 'cropped', collar: 'tie', glasses: true },
    title: 'Owner',
    company: 'Renner Tax & Accounting',
    place: 'Bowling Green, Kentucky',
    category: 'education',
    situation:
      'A practice of three prepared 610 returns a year, and gave its best advice away at the counter in March.',
    quote:
      'I used to give this advice standing up, with somebody waiting behind. Now it has an agenda, a file and an invoice, and I am home for supper in March.',
    results: [
      'Three advisory retainers signed in the nine months after graduation',
      '140 fewer returns in the season that followed, by his own choice',
      '40 hours of CPE credit, accepted by his state board',
    ],
    strategies: [],
    took: 'Fourteen weeks at about seven hours each, tuition of $9,800, and eight clients told that the price would change.',
    disclosure:
      'A graduate of the CPPS program, spring 2025, who paid full tuition; he is not an advisory client. He was not paid or given anything for these words, and has a listing in our directory, as every graduate does, which may bring him work. Retainers depend on the practice and its clients, and some graduates have signed none.',
  },
] as const satisfies readonly Story[];

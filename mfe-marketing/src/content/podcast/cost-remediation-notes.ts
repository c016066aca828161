import type { EpisodeNotes } from './transcript.ts';

export const notes = {
  summary: [
    'A cost audit sets 12 months of invoices against the contracts and asks of each line which sentence allows it. Joel Hardcastle goes through four kinds of bill, card processing, freight, waste and property tax, and says what is usually wrong with each, what is only a setting of your own, and what cannot be recovered because its time has run out.',
    'Miriam Castellano asks about the fee. A share of what is found sounds free and has its own price, worked out here on invented numbers, and for claims of tax there are rules on who may charge one (31 CFR 10.27; AICPA 1.510; T.C.A. 62-1-122 and 62-1-123). They also name a claim that is closed: the employee retention credit.',
    'An audit can find nothing, and no result is promised. What is said is general information. How far back a claim reaches depends on your contracts, your state and your county: ask your own CPA and attorney.',
  ],
  keyTopics: [
    'Which sentence of the contract allows the charge?',
    'Card fees: three parts, and the one in your contract',
    'Duplicate freight bills, wrong surcharges, half-empty bins',
    'Assessor’s records and machines that left long ago',
    'Why there is no single number of years to go back',
    'Contingent fees: the arithmetic and the rules',
    'When an audit is not worth its fee',
  ],
  guestBio: [
    'Joel Hardcastle audits recurring costs for manufacturers, restaurants and medical groups. He learned the work on the other side, in the billing department of a regional freight carrier, where he spent seven years answering the claims he now writes. He has been on his own since 2013 and works for fixed fees and for shares, depending on the bill.',
    'He lives in Dayton, Ohio, and referees high school wrestling in winter. He was not paid for this conversation. He takes no payment from a vendor whose bills he audits or from one that replaces it. He is neither a CPA nor an attorney and prepares no tax returns.',
  ],
  authorities: [
    {
      cite: '31 CFR 10.27 (Circular 230)',
      says: 'Contingent fees in federal tax matters in a few cases only. A proposal of December 2024 would drop the section (REG-116610-20).',
    },
    {
      cite: 'Ridgely v. Lew, 55 F. Supp. 3d 89 (D.D.C. 2014)',
      says: 'Voids that ban for ordinary refund claims before an examination.',
    },
    {
      cite: 'AICPA Code, 1.510',
      says: 'No contingent fee from attest clients, or for preparing a return or refund claim; findings of courts or agencies excepted.',
    },
    {
      cite: 'T.C.A. 62-1-122 and 62-1-123; Tenn. Rules 0020-03-.05 and .06',
      says: 'The same bar for attest clients and a bar for original returns; written, conspicuous disclosure beforehand.',
    },
    {
      cite: 'IRC 6501 and 6511(d)(1)',
      says: 'Why a taxpayer keeps records for 3, 6 or 7 years, by case.',
    },
    {
      cite: 'P.L. 119-21, section 70605(d)',
      says: 'Bars unpaid employee retention claims for the third and fourth quarters of 2021 filed after January 31, 2024.',
    },
  ],
} as const satisfies EpisodeNotes;

import type { EpisodeNotes } from './transcript.ts';

export const notes = {
  summary: [
    'A captive is an insurance company that you own and that insures your business. Below a yearly limit on written premiums ($2,900,000 for 2026, Rev. Proc. 2025-32) it can elect to be taxed on its investment income only (IRC 831(b)). The election does not settle whether your business bought insurance, and that is the question on which the IRS has won the reported trials known to us.',
    'Lorraine Abbey explains how a premium is built from losses, what to ask about a risk pool, and which facts make a captive a transaction of interest or a listed transaction under the regulations of January 2025 (T.D. 10029). Harlan Teague asks what is left of them after the decisions of March and April 2026. Reporting as a transaction of interest applies; the listed designation is in litigation, and what is said here ends with June 2026.',
    'It is general information. Before a first premium is paid, and again before a return is filed, ask your own CPA and tax counsel.',
  ],
  keyTopics: [
    'Why the 831(b) election and the deduction are two questions',
    'The premium limit: net or direct, whichever is greater',
    'Four tests of insurance, and what a pool has to show',
    'A premium checked against ten years of losses',
    'Loss ratios of 60% and 30%, and the financing factor',
    'What the courts in Tennessee and Texas decided in 2026',
    'Who should walk away, what a captive costs and how one ends',
  ],
  guestBio: [
    'Lorraine Abbey is a credentialed property and casualty actuary. She spent her first working years setting rates for contractors’ liability at a regional insurer, and has priced and reviewed captives since 2006. Most of her work now is second opinions: she reads a feasibility study that another actuary wrote and tells the owner which of its numbers came from losses.',
    'She lives in Burlington, Vermont, and sails a small boat until the lake closes. She was not paid for this conversation. She places no insurance, manages no captive, and charges by the hour whatever her answer is.',
  ],
  authorities: [
    {
      cite: 'IRC 831(b)',
      says: 'A small insurer may elect to be taxed on its investment income only; (b)(2)(B) adds the diversification test.',
    },
    {
      cite: 'Rev. Proc. 2025-32; Rev. Proc. 2024-40',
      says: 'The premium limit: $2,900,000 for 2026, $2,850,000 for 2025.',
    },
    {
      cite: 'T.D. 10029 (90 FR 3534, Jan. 14, 2025)',
      says: 'Final regulations on micro-captive transactions, for captives at least 20% owned by insureds, their owners or related persons.',
    },
    {
      cite: 'Treas. Reg. 1.6011-10',
      says: 'Listed transaction: the financing factor and a loss ratio under 30% over ten years. Upheld in E.D. Tenn., vacated in S.D. Tex., in litigation.',
    },
    {
      cite: 'Treas. Reg. 1.6011-11',
      says: 'Transaction of interest: the financing factor, or a loss ratio under 60% over ten years or the captive’s life if shorter. Upheld in both.',
    },
    {
      cite: 'CIC Services v. IRS (E.D. Tenn., March 2026)',
      says: 'Both rules upheld; appeal to the Sixth Circuit.',
    },
    {
      cite: 'Drake Plastics v. IRS (S.D. Tex., April 2026)',
      says: 'Listed rule vacated, stayed to May 1, 2026; rule on transactions of interest upheld; appeal to the Fifth Circuit.',
    },
    {
      cite: 'Ryan v. IRS (N.D. Tex.)',
      says: 'A third challenge, allowed to go on.',
    },
    {
      cite: 'Swift (5th Cir., July 2025)',
      says: 'Affirmed: one of the reported 831(b) cases that the IRS won.',
    },
    {
      cite: 'IRC 6707A, 6707 and 6708',
      says: 'Penalties on reporting by participants (Form 8886) and advisors (Form 8918).',
    },
    {
      cite: 'Treas. Reg. 301.7216-3',
      says: 'Written consent before a preparer uses return information for anything else, such as a captive proposal.',
    },
  ],
} as const satisfies EpisodeNotes;

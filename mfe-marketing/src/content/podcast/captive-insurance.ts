import type { EpisodeNotes, Transcript } from '../podcast.ts';

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

export const transcript = {
  speakers: ['Harlan Teague', 'Lorraine Abbey'],
  chapters: [
    {
      id: 'what-a-captive-is',
      title: 'What a captive is',
      turns: [
        {
          speaker: 0,
          text: 'I’m Harlan Teague, a CPA, and I founded our firm. With me is Lorraine Abbey, an actuary who prices captives and is often hired to check the ones other people have priced. This is general information as we record it in September 2026. Neither of us knows your facts, so it can’t be advice to you. Lorraine, what is the thing?',
        },
        {
          speaker: 1,
          text: 'An insurance company that you own and that insures you. It has a license, capital, policies, reserves, a claims file. Your business pays it a premium, and if the loss happens, it pays you.',
        },
        { speaker: 0, text: 'And then there’s the tax part, which is why people call.' },
        {
          speaker: 1,
          text: 'There is, and it has two halves. Your business deducts the premium, if what it bought is insurance. And the insurer, if it’s small and elects section 831(b), pays tax on its investment income only. The premium isn’t taxed on that side. Put those together and you can see why the IRS takes an interest.',
        },
        { speaker: 0, text: 'So if I make the election properly, I’ve got my deduction.' },
        {
          speaker: 1,
          text: 'No. The election says how the insurer is taxed. It says nothing about whether you bought insurance, and that second question is where the cases are lost.',
        },
        { speaker: 0, text: 'What does losing look like?' },
        {
          speaker: 1,
          text: 'The deduction goes, in each year they examine. There’s interest, and usually a penalty to argue about. And your cash is still inside an insurance company, under a regulator who decides when it may leave.',
        },
      ],
    },
    {
      id: 'how-small-is-small',
      title: 'How small is small',
      turns: [
        { speaker: 0, text: 'Start with the easy one. How small is small?' },
        {
          speaker: 1,
          text: 'For 2026, written premiums up to $2,900,000. That’s Revenue Procedure 2025-32. For 2025 it was $2,850,000. And you look at net premiums or direct premiums, whichever is greater. People skip that last bit.',
        },
        { speaker: 0, text: 'Give me a case where it bites.' },
        {
          speaker: 1,
          text: 'A captive writes $2,950,000 direct in 2026 and reinsures some of it, so net it has $2,400,000. The owner reads the net figure and relaxes. The test reads $2,950,000. That’s over, so no election. Had it written $2,800,000 direct, it would have passed this test.',
        },
        { speaker: 0, text: 'Under the line, then, and we’re done?' },
        {
          speaker: 1,
          text: 'There’s a diversification test too, section 831(b)(2)(B). It looks at who pays the premiums and who in the family owns what. Your attorney should run it every year, because families move shares around. And after that comes the real question.',
        },
      ],
    },
    {
      id: 'is-it-insurance',
      title: 'Is it insurance?',
      turns: [
        { speaker: 0, text: 'Which is whether it’s insurance. What does a court look for?' },
        {
          speaker: 1,
          text: 'Four things. An insurance risk, meaning an event, and not just a business going badly. Risk shifting: after the loss, the insurer is poorer and you aren’t. Risk distribution: enough separate exposures that one bad day doesn’t decide the year. And it has to be insurance as people commonly understand it. Priced sensibly, policies issued before the year begins, claims handled, enough money to pay them.',
        },
        {
          speaker: 0,
          text: 'Let me push on distribution. I know a lot of companies with one plant and 40 people. Where are their separate exposures?',
        },
        {
          speaker: 1,
          text: 'Often they haven’t got them. That’s when a promoter brings in a pool. You insure a slice of strangers’ losses and they insure a slice of yours. A pool can distribute risk, I won’t say it can’t. It can also be a carousel, where your money gets off where it got on.',
        },
        { speaker: 0, text: 'How do I tell which?' },
        {
          speaker: 1,
          text: 'Ask for the pool’s claims, year by year. If many companies have paid in and hardly a claim has been paid out, I’ve seen enough.',
        },
        { speaker: 0, text: 'And in court? Someone’s captive must have won.' },
        {
          speaker: 1,
          text: 'On the deduction, in the reported 831(b) trials I know of, the IRS has won. In July 2025 the Fifth Circuit affirmed another, the Swift case. A sound captive can exist. But if a promoter tells you the record is mixed, ask for the name of the case.',
        },
      ],
    },
    {
      id: 'an-honest-premium',
      title: 'An honest premium',
      turns: [
        {
          speaker: 0,
          text: 'You price these for a living. How would I know that a premium is honest? I couldn’t check your work.',
        },
        {
          speaker: 1,
          text: 'You can check where it started. Say, and these are invented numbers, that claims under the deductible you already carry came to $2,100,000 over 10 years. That’s $210,000 a year on average. I trend it, I load it for a bad year and for expenses, and I land somewhere above $210,000. Now suppose the proposal for that same layer says $1,200,000. That’s more than five times the average. I want to be shown what’s in the gap.',
        },
        {
          speaker: 0,
          text: 'They’ll tell you it’s the rare stuff. A cyberattack, a regulator, losing the one big customer. There’s no history to average.',
        },
        {
          speaker: 1,
          text: 'And that’s a fair answer. Rare risks are real. So I look at what the open market asks for similar cover, at the same limit. If the captive costs several times that, and its exclusions take out the way the loss would actually happen, then I don’t think it was bought to cover the loss.',
        },
        { speaker: 0, text: 'What if the premium lands right at the cap?' },
        { speaker: 1, text: 'Losses don’t know what the cap is.' },
      ],
    },
    {
      id: 'the-2025-regulations',
      title: 'What the 2025 regulations ask',
      turns: [
        { speaker: 0, text: 'January 2025. Final regulations. Take this part slowly.' },
        {
          speaker: 1,
          text: 'Treasury Decision 10029, published January 14, 2025. It reaches an 831(b) insurer if at least 20% of it is owned by the insured, the insured’s owners or people related to them. So it reaches nearly every captive of the kind we’re discussing. It creates two labels. A listed transaction, in Treasury Regulation 1.6011-10. And a transaction of interest, in 1.6011-11.',
        },
        { speaker: 0, text: 'What earns you a label?' },
        {
          speaker: 1,
          text: 'Two facts matter. One is money coming back: within about the last 5 years, or earlier if it’s still outstanding, the captive made premium money available to you or a related party without tax. A loan, a guarantee. Call that the financing factor. The other is the loss ratio. For a transaction of interest, either one will do: the financing factor, or a loss ratio under 60% over the last 10 years, or over the captive’s whole life if it’s younger.',
        },
        { speaker: 0, text: 'Either? I’ve read that it takes both.' },
        {
          speaker: 1,
          text: 'Then they wrote it wrong. Either one is enough. The listed rule is the one that needs both, and its loss ratio is under 30%, over 10 years. A captive that isn’t 10 years old can’t be listed.',
        },
        { speaker: 0, text: 'Put numbers on it.' },
        {
          speaker: 1,
          text: 'Over 10 years: premiums earned, less dividends to policyholders, $18,000,000. Losses and the cost of handling them, $4,500,000. That’s 25%. Under 60%, so it’s a transaction of interest, and you report. It’s under 30% too. If there was also an untaxed loan back to the family in those recent years, it meets the text of the listed rule.',
        },
      ],
    },
    {
      id: 'what-the-courts-have-said',
      title: 'What the courts have said',
      turns: [
        { speaker: 0, text: 'I’ve had people tell me that a court threw all of that out.' },
        {
          speaker: 1,
          text: 'One court threw out part. In March 2026 the Eastern District of Tennessee, in CIC Services, upheld both rules. That’s on appeal in the Sixth Circuit. In the middle of April, the Southern District of Texas, in Drake Plastics, vacated the listed rule and upheld the other one. It stayed its own order to May 1, and in May the plaintiffs appealed to the Fifth Circuit. A third challenge, Ryan, in the Northern District of Texas, was allowed to go on.',
        },
        { speaker: 0, text: 'So in Texas I can put the form in a drawer.' },
        {
          speaker: 1,
          text: 'No. The rule on transactions of interest was upheld in both decisions. That reporting applies. What’s being fought over is the listed label, and what I’ve read ends with June 2026. Get tax counsel to tell you where it is on the day you file.',
        },
        { speaker: 0, text: 'Which forms?' },
        {
          speaker: 1,
          text: 'Form 8886 for those who take part, Form 8918 for the advisors behind it. Your counsel says who is which. The penalties are in sections 6707A, 6707 and 6708, and a good captive that doesn’t report is exposed to them like a bad one. There can be an exception for a seller’s captive, the kind that covers your customers. Don’t assume that it’s yours.',
        },
        { speaker: 0, text: 'Isn’t reporting a way of raising your hand to be audited?' },
        {
          speaker: 1,
          text: 'It tells them you’re there, yes. It isn’t a confession. A careful captive with 10 lucky years reports as well. If the thought of that spoils the plan for you, better to find out now.',
        },
      ],
    },
    {
      id: 'who-should-walk-away',
      title: 'Who should walk away',
      turns: [
        {
          speaker: 0,
          text: 'At our firm we advise against a captive more often than for one. Who’s left? Who is it right for?',
        },
        {
          speaker: 1,
          text: 'An owner with a risk that the market prices badly or won’t write. With many exposures, a decade of records, and profit steady enough that cash can sit in reserve and wait. And who’d keep the captive if section 831(b) were repealed tomorrow.',
        },
        { speaker: 0, text: 'And the others?' },
        {
          speaker: 1,
          text: 'If you want the money back next year, don’t. If your bank counts on that cash, don’t. If you would think twice before you filed a claim, certainly don’t. And add up what it costs to run: manager, actuary, auditor, attorney, capital, state filings. You pay those in the years without a claim too. Ask for every one as a written quote.',
        },
        { speaker: 0, text: 'Say I’ve got one and I want out.' },
        {
          speaker: 1,
          text: 'Slowly. Policies run off, open claims get settled, the regulator lets the capital go, and what’s left is generally taxed on its way to the owners. Closing it doesn’t take back any return you’ve filed.',
        },
      ],
    },
    {
      id: 'ask-your-own-cpa',
      title: 'Ask your own CPA',
      turns: [
        { speaker: 0, text: 'Last thing. What does a listener ask their own CPA?' },
        {
          speaker: 1,
          text: 'Would this be insurance if there were no tax in it? Which losses was the premium built from, and who checked? What’s our loss ratio, over how many years, and has any money come back to us? What do we have to report, for which years? And who gets paid if I say yes?',
        },
        {
          speaker: 0,
          text: 'I’d add one. If the person who prepares your return is the one proposing it, did you sign a consent before your return was used for the pitch? Regulation 301.7216-3 requires that. And talk to tax counsel before the first premium, because afterward there’s less to choose.',
        },
        {
          speaker: 1,
          text: 'And be ready for a dull answer. A good review quite often ends with a better deductible on a policy you had all along.',
        },
      ],
    },
  ],
} as const satisfies Transcript;

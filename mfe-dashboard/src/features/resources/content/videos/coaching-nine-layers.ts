import type { Film } from 'shared-contract/resources/film';

export const coachingNineLayers = {
  title: 'Leading a Client Through Nine Layers',
  asOf: 'November 2026',
  chapters: [
    {
      heading: 'What this session is for',
      points: ['An order, and reasons for it', 'A conversation for each layer', 'When to stop'],
      says: [
        'This is a training session for certified advisors. It has slides and captions, and no sound.',
        'You know the nine layers. You’ve taken a client file through them with your cohort.',
        'No module can show you how a real owner goes through them: with doubts, in the wrong order, and with a brother-in-law who has heard of something better.',
        'We’ll look at the order of the layers, the conversation each one needs, and the points at which you should stop.',
      ],
    },
    {
      heading: 'Why the order matters',
      points: [
        'Each layer depends on the one before',
        'Entity and pay carry the rest',
        'Giving and exit come when there is something to give',
      ],
      says: [
        'A mason lays each course of block on the one below it. A plan is built the same way.',
        'Retirement contributions depend on pay, and pay depends on the entity. If you change the entity last, you do everything again.',
        'Depreciation makes losses that only some owners can use, and the entity decides who they are.',
        'A sale raises questions about gifts, trusts, and stock, and the answers need years, not weeks.',
        'So when an owner arrives with layer five in hand, listen politely. Then begin with layer one.',
      ],
    },
    {
      heading: 'The first meeting',
      points: ['Listen for forty minutes', 'Ask what must not change', 'Promise a date, not a figure'],
      says: [
        'In the first meeting you say very little.',
        'Ask how the business began, who depends on it, and what the owner would do with a free year.',
        'Ask what must not change. There is always something: a name, a person, a building, a way of paying people.',
        'Then request documents, and explain why you need each one.',
        'When the owner asks what you’ll save them, don’t name a figure. You’ve seen nothing yet.',
        'Promise the day on which they’ll see the plan, with the law next to each line, and meet it.',
      ],
    },
    {
      heading: 'Layers one to three',
      points: ['Entity, buildings, research', 'Facts from the documents', 'Quick to show, easy to overdo'],
      says: [
        'The first three layers use facts that are already in the documents: profit and pay, a building, projects.',
        'You can show results early, and that’s why these layers are so often overdone.',
        'Hold every salary to the value of the work. Hold every study to an engineer’s own count.',
        'Hold every research project to all four parts of the test, with the people who did the work in the room.',
        'If one part fails, say so that day. An owner who has heard you say no once will believe your yes.',
      ],
    },
    {
      heading: 'Layer four, and other people',
      points: [
        'A plan is a promise to employees',
        'Show the staff cost first',
        'The actuary certifies the figure',
      ],
      says: [
        'Layer four involves other people: employees, an actuary, an administrator.',
        'A cash balance plan is a defined benefit plan. It must be meant to be permanent, and contributions are required, not optional.',
        'Show the cost for the staff before you show the deduction for the owner. If the owner minds the first, the second does not matter.',
        'Such a plan has no yearly limit on contributions. The limit is on the benefit: 290,000 dollars a year in 2026, less for short participation.',
        'Every figure before the actuary’s is an illustration. Call it that each time.',
      ],
    },
    {
      heading: 'Layer five: the layer to refuse',
      points: [
        'Is it insurance at all?',
        'Transaction-of-interest reporting applies',
        'Tax counsel before any premium',
      ],
      says: [
        'Most owners should not have a captive, and you’ll say so more often than anything else in this program.',
        'Begin with the risk. If the business can insure every loss it fears at a fair price, the conversation is over.',
        'If it can’t, an independent actuary prices the risk. The tax comes last.',
        'Small captives that elect under section 831(b) can be transactions of interest, and then participants and advisors must report.',
        'As of June 2026, the rule on listed transactions was in litigation. Don’t wait for the outcome. Get tax counsel before any premium is paid.',
        'If the premium is to be lent back to the owner, leave the room.',
      ],
    },
    {
      heading: 'Layers six and seven: years, not weeks',
      points: [
        'Protection comes before the claim',
        'The number the owner needs',
        'Two dates: ready, and gone',
      ],
      says: [
        'Protection that’s built after a claim is known doesn’t protect, and may defraud the claimant.',
        'So do layer six in quiet years, with counsel, and with insurance first.',
        'Layer seven begins with a number: the owner’s living costs, after tax, without the business.',
        'Most owners have never computed it. Do it with them, from their own bills.',
        'Then agree on two dates: the day on which the business could be sold, and the day on which the owner wants to be gone. The work is between the two.',
      ],
    },
    {
      heading: 'Layer eight: whose wish is it?',
      points: [
        'The gift comes first, the deduction after',
        'The 0.5% floor from 2026',
        'The right vehicle for this gift',
      ],
      says: [
        'Don’t talk an owner who doesn’t want to give into it with a deduction. The arithmetic never works.',
        'For an owner who does, the vehicle, the year, and the kind of income matter.',
        'From 2026, itemizers lose the first half percent of their contribution base, so gifts of several years may belong in one.',
        'Cash to a public charity or a donor advised fund is deductible up to 60 percent of adjusted gross income, and to a private foundation up to 30 percent.',
        'A foundation must also pay out, file, and avoid dealings with the family. Ask who will do that in ten years.',
      ],
    },
    {
      heading: 'Layer nine: the result',
      points: ['Savings times probability', 'Cost, risk and how it ends', 'The fee, in the open'],
      says: [
        'The last layer is one page.',
        'It lists every strategy with its expected saving, how likely that is, its cost, and how it ends.',
        'Cost remediation is outside the nine layers. Offer it at any time: it needs no election and no deadline.',
        'Deferral is labeled as deferral. A result that depends on a third party names the party.',
        'Your fee is on the page, and so is any payment to you from a third party. If you’d rather not show it, don’t take it.',
        'Then a second reviewer, who wasn’t in the room, reads the plan and may stop it. Thank them when they do.',
      ],
    },
    {
      heading: 'After the plan',
      points: ['Four reviews a year', 'Report a missed estimate first', 'The story is theirs'],
      says: [
        'A plan without reviews is a brochure.',
        'Meet four times a year, with the last action list on the table, and cover every line.',
        'When an estimate won’t be met, say so before the client asks.',
        'When the client wants to share the result, the story is theirs. You need their written consent to use it, and it must be typical or state what is typical.',
        'That’s the end of the session. Its text is below.',
      ],
    },
  ],
  sources: [
    'IRC 415(b); Notice 2025-67: benefit limit of 2026. Reg. 1.401-1(b)(2): plans are meant to be permanent.',
    'IRC 831(b); T.D. 10029; Regs. 1.6011-10 and 1.6011-11: captives and their reporting.',
    'IRC 170(b)(1)(I), (G) and (B): floor and limits of gifts, 2026. IRC 4941, 4942: foundations.',
    'IRC 7216; 16 CFR 255: consent, and stories that are typical.',
  ],
} as const satisfies Film;

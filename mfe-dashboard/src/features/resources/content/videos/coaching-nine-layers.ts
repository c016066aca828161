import type { Film } from 'shared-contract/resources/film';

export const coachingNineLayers = {
  title: 'Leading a Client Through Nine Layers',
  asOf: 'November 2026',
  chapters: [
    {
      heading: 'What this session is for',
      points: ['An order, and reasons for it', 'A conversation for each part', 'When to stop'],
      says: [
        'This is a training session for certified advisors. It has slides and captions, and no sound.',
        'You know the nine layers. You have taken a client file through them with the others of your cohort.',
        'What nobody can teach you in a module is how a real owner goes through them: with doubts, in the wrong order, and with a brother-in-law who has heard of something better.',
        'We will look at the order of the layers, at the conversation that each of them needs, and at the places where the right thing is to stop.',
      ],
    },
    {
      heading: 'Why the order matters',
      points: [
        'Each layer is laid on the one before',
        'Entity and pay carry the rest',
        'Giving and exit come when there is something to give',
      ],
      says: [
        'A course of block is laid on the one below it, and a plan is no different.',
        'Retirement contributions follow from pay, and pay follows from the entity. Change the entity last, and you have to do everything again.',
        'Depreciation makes losses that only some owners can use, and the entity decides who they are.',
        'A sale brings questions about gifts, trusts and stock, and the answers need years, not weeks.',
        'So when an owner arrives with layer five in hand, you may admire it. Then you begin with layer one.',
      ],
    },
    {
      heading: 'The first meeting',
      points: ['Listen for forty minutes', 'Ask what must not change', 'Promise a date, not a figure'],
      says: [
        'In the first meeting you say very little.',
        'Ask how the business came about, who depends on it, and what the owner would do with a free year.',
        'Ask what must not change. There is always something: a name, a person, a building, a way of paying people.',
        'Then ask for documents, and say why you need each of them.',
        'When the owner asks what you will save them, do not name a figure. You have seen nothing yet.',
        'Promise the day on which they will see the plan, with the law beside each line, and keep it.',
      ],
    },
    {
      heading: 'Layers one to three',
      points: [
        'Entity, buildings, research',
        'Facts that are in the papers',
        'Quick to show, easy to overdo',
      ],
      says: [
        'The first three layers rest on things that are already in the papers: profit and pay, a building, projects.',
        'They can be shown soon, and this is why they are so often overdone.',
        'Hold every salary to what the work is worth. Hold every study to an engineer’s own count.',
        'Hold every research project to all four parts of the test, with the people who did the work in the room.',
        'If one part fails, say so that day. An owner who has heard you say no once will believe you when you say yes.',
      ],
    },
    {
      heading: 'Layer four, and other people',
      points: [
        'A plan is a promise to employees',
        'Show the staff cost first',
        'The actuary speaks for the figure',
      ],
      says: [
        'With layer four you bring other people in: employees, an actuary, an administrator.',
        'A cash balance plan is a defined benefit plan. It has to be meant to last, and contributions are required, not optional.',
        'Show the cost for the staff before you show the deduction for the owner. If the owner minds the first, the second does not matter.',
        'There is no yearly limit in dollars for such a plan. The limit is on the benefit: 290,000 dollars a year in 2026, less for short participation.',
        'Every figure before the actuary’s is an illustration, and you call it that, each time.',
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
        'Most owners should not have a captive, and you will say so more often than anything else in this program.',
        'Begin with the risk. If the business has no loss that it fears and cannot insure at a fair price, there is nothing to talk about.',
        'If there is such a risk, an independent actuary prices it. The tax comes last.',
        'Small captives that elect under section 831(b) can be transactions of interest, and participants and advisors then have to report.',
        'The rule on listed transactions is in litigation in 2026. Do not wait for it. Get tax counsel before any premium is paid.',
        'If somebody lends the premium back to the owner, leave the room.',
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
        'Protection that is laid after a claim is known is no protection, and may be a fraud on whoever has the claim.',
        'So layer six is done in quiet years, with counsel, and with insurance first.',
        'Layer seven begins with a number: what the owner needs to live on, after tax, without the business.',
        'Most owners have never worked it out. Do it with them, with their own bills.',
        'Then there are two dates to agree on: the day on which the business could be sold, and the day on which the owner wants to be gone. The work lies between the two.',
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
        'Somebody who does not want to give should not be talked into it by a deduction. The arithmetic never works.',
        'For somebody who does, the vehicle and the year matter a good deal.',
        'From 2026 those who itemize lose the first half percent of their contribution base, so gifts of several years may belong in one.',
        'Cash to a public charity or a donor advised fund can be deducted up to 60 percent of adjusted gross income. For a private foundation it is 30 percent.',
        'A foundation also has to pay out, file and keep its distance from the family. Ask who will do that in ten years.',
      ],
    },
    {
      heading: 'Layer nine: what it comes to',
      points: ['Savings times probability', 'Cost, risk and how it ends', 'The fee, in the open'],
      says: [
        'The last layer is one page.',
        'Every strategy stands there with what it should save, how likely that is, what it costs, and how it comes to an end.',
        'What defers tax is marked as deferral. What depends on somebody else says on whom.',
        'Your fee is on the page, and so is anything that somebody else would pay you. If you would rather not show it, do not take it.',
        'Then comes a second reader, who was not in the room, and who may stop the plan. Thank them when they do.',
      ],
    },
    {
      heading: 'After the plan',
      points: ['Four reviews a year', 'An estimate that fails is said first', 'The story is theirs'],
      says: [
        'A plan that nobody looks at again is a brochure.',
        'Meet four times a year, with the list of last time on the table, and leave no line of it out.',
        'When an estimate will not be met, you say so first, before the client asks.',
        'When the client would like to tell others what came of it, the story is theirs. You need their written consent to use it, and what it says has to be typical or has to say what is.',
        'Go on to your next file. The session is over, and its text is below.',
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

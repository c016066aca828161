import type { EpisodeNotes, Transcript } from '../podcast.ts';

export const notes = {
  summary: [
    'An engineering-based study divides a building into what serves the building and what serves the business in it. Some parts then depreciate over 5, 7 or 15 years and qualify for bonus depreciation; the rest stays on 39 years, or 27.5 for residential rental (IRC 168). Annette Delgado explains what she measures, why she quotes no percentage beforehand, and why the date of the contract decides the bonus rate.',
    'Together with Desmond Oyelaran she works through one building of $1,600,000 bought in July 2026: $395,292 more depreciation in the first year, which is timing and not a permanent saving. Then come the limits on using the loss (basis, then IRC 465, 469 and 461(l)) and the sale, where recapture (IRC 1245 and 1250) can cost more than the deduction was worth.',
    'The numbers are illustrations on stated assumptions and the conversation is general information. Ask your own CPA to run your return with the study and without it, this year and in the year of a sale.',
  ],
  keyTopics: [
    'What serves the building, and what serves the business',
    'Property of 5, 7, 15, 27.5 and 39 years',
    '100%, 40% or 20%: acquired before or after January 19, 2025',
    'An older building: Form 3115 and one adjustment',
    'A $1,600,000 building, worked out to the dollar',
    'Four limits on using the loss',
    'Recapture on a sale, and when a study loses money',
  ],
  guestBio: [
    'Annette Delgado is a licensed professional engineer. She estimated and managed construction for eleven years, mostly restaurants, clinics and light industrial buildings, before she turned to cost segregation in 2011. She visits each building herself and signs the reports she writes.',
    'She lives in Duluth, Minnesota, where she teaches apprentices to read drawings and plays third clarinet in a town band. She was not paid for this conversation. Her fee is fixed before a visit and does not depend on what she finds. She is not a CPA, and the tax conclusions are left to the CPA who signs the return.',
  ],
  authorities: [
    {
      cite: 'IRC 168; Rev. Proc. 87-56',
      says: 'Recovery periods and methods: 5, 7 and 15 years, 27.5 and 39 years for buildings.',
    },
    {
      cite: 'IRC 168(k); P.L. 119-21, section 70301',
      says: '100% bonus depreciation for property acquired after January 19, 2025. Acquired by then: 40% in 2025, 20% in 2026.',
    },
    {
      cite: 'Notice 2026-11; Treas. Reg. 1.168(k)-2(b)(5)',
      says: 'When property is acquired: the binding contract, or the start of significant work with a 10% safe harbor.',
    },
    {
      cite: 'IRC 481(a); Form 3115, change no. 7',
      says: 'Catch-up for earlier years in one adjustment, without amended returns.',
    },
    {
      cite: 'IRS Publication 946, table A-7a',
      says: '1.177% in the first year for 39-year property in service in the seventh month.',
    },
    {
      cite: 'IRC 704(d), 1366(d), 465, 469 and 461(l)',
      says: 'Limits on using the loss, in this order: basis, at risk, passive activity, excess business loss ($256,000 for 2026, $512,000 joint).',
    },
    {
      cite: 'IRC 168(e)(6)',
      says: 'Qualified improvement property: made by the taxpayer, inside a non-residential building already in service; not an enlargement, elevator, or internal structural framework.',
    },
    {
      cite: 'Treas. Reg. 1.469-2(f)(6)',
      says: 'Self-rental: profit from property rented to one’s own business is not passive income.',
    },
    {
      cite: 'IRC 1245, 1250 and 1(h)(1)(E)',
      says: 'Recapture on a sale: ordinary income on 1245 property; up to 25% on gain from straight-line depreciation of real property.',
    },
    {
      cite: 'IRC 179(b)',
      says: 'Expensing up to $2,560,000 for 2026, reduced above $4,090,000 of purchases and limited by business income.',
    },
  ],
} as const satisfies EpisodeNotes;

export const transcript = {
  speakers: ['Desmond Oyelaran', 'Annette Delgado'],
  chapters: [
    {
      id: 'what-an-engineer-measures',
      title: 'What an engineer measures',
      turns: [
        {
          speaker: 0,
          text: 'Desmond Oyelaran here, enrolled agent, and I build the tax models at our firm. My guest is Annette Delgado, a construction engineer who takes buildings apart for a living, on paper. We’ll talk about the law as it is in July 2026, in general terms. We haven’t seen your building or your return, so don’t take this as advice on either. Annette, you walk in with a tape measure. What are you looking for?',
        },
        {
          speaker: 1,
          text: 'I’m asking what each thing is for. The roof, the walls, the wiring for the lights: that’s the building. Then there’s a circuit that runs to one oven and feeds nothing else. That’s there for the oven. Same copper, same electrician, different answer.',
        },
        { speaker: 0, text: 'And how do you get from the circuit to a dollar figure?' },
        {
          speaker: 1,
          text: 'From the drawings, the contractor’s pay applications, the invoices. I measure, I count, I photograph. If the records are gone I estimate with published cost data, and the report says that it’s an estimate.',
        },
        {
          speaker: 0,
          text: 'That’s a lot of trouble. I’ve seen it done with a percentage from a chart. So much for a restaurant, so much for an office.',
        },
        {
          speaker: 1,
          text: 'I know. But that percentage came out of someone else’s restaurant. An engineering-based study ties each dollar to a thing you can put your hand on. I’ve measured two warehouses at the same price that weren’t even close. So no, I won’t tell anyone a percentage before I’ve been there.',
        },
        { speaker: 0, text: 'How long are you in everyone’s way?' },
        {
          speaker: 1,
          text: 'In a restaurant, usually a day, with a ladder. The kitchen hates me by noon. What takes longer is finding the invoices, and that part is the owner’s.',
        },
      ],
    },
    {
      id: 'the-classes',
      title: 'Five classes of property',
      turns: [
        { speaker: 0, text: 'Take me through the classes, shortest first.' },
        {
          speaker: 1,
          text: '5 years: carpet, appliances, that wiring for the oven. 7 years: office furniture and most fixtures. 15 years: what’s outside, so paving, fences, planting. And also qualified improvement property: interior work that you do yourself, or pay for, in a non-residential building that was already in service. Not an enlargement, not an elevator, not the internal structural framework. Whatever’s left is the building itself. 39 years, or 27.5 if it’s residential rental.',
        },
        {
          speaker: 0,
          text: 'For those who like it exact, that’s section 168, with Revenue Procedure 87-56. The 5 and 7-year property runs on the 200% declining balance. Land improvements on 150%. The improvement property and the buildings are straight line, and a building starts in the middle of its month.',
        },
        { speaker: 1, text: 'And the land comes out first. No one depreciates land.' },
        { speaker: 0, text: 'Do people forget that?' },
        {
          speaker: 1,
          text: 'Every year. They hand me the closing statement and say, this is what I paid. Fine, but what did you pay for the dirt?',
        },
      ],
    },
    {
      id: 'bonus-and-its-dates',
      title: 'Bonus, and its dates',
      turns: [
        {
          speaker: 0,
          text: 'The short classes matter because they qualify for bonus depreciation, and the building doesn’t. What everyone heard last summer was “100%, permanent.” True?',
        },
        {
          speaker: 1,
          text: 'True for property acquired after January 19, 2025. Section 168(k), as Public Law 119-21 rewrote it in section 70301. Watch the word acquired. If a written contract bound you on or before that day, you’re on the old schedule. 40% if it went into service in 2025. 20% in 2026.',
        },
        {
          speaker: 0,
          text: 'So I sign in December 2024, the closing drags, I take the building over and open this year, and I get 20%. My neighbor signs in February 2025 and gets 100%.',
        },
        { speaker: 1, text: 'On the same street. Yes.' },
        { speaker: 0, text: 'What if I build it myself?' },
        {
          speaker: 1,
          text: 'Then it’s the day significant work began, and there’s a 10% safe harbor that your CPA can test. Notice 2026-11 and the regulation under 168(k). I ask for the contract and that date before I ask for the drawings.',
        },
        { speaker: 0, text: 'And a building I’ve had for years, with everything on 39?' },
        {
          speaker: 1,
          text: 'You can still do it, if a study pays. Your CPA files Form 3115, change number 7, and the depreciation you should have had comes in one adjustment, section 481(a), in one year. No amended returns. But the bonus rate is the rate of the year it went into service. You don’t get to borrow this year’s.',
        },
      ],
    },
    {
      id: 'one-building-worked-out',
      title: 'One building, worked out',
      turns: [
        { speaker: 0, text: 'Let’s do one. You say the building, I’ll hold the calculator.' },
        {
          speaker: 1,
          text: 'Non-residential, a restaurant. $1,600,000 without the land. Contract signed this spring, bought and in service this month, July 2026. My study finds $260,000 in 5 years and $140,000 in 15. That leaves $1,200,000 in 39.',
        },
        {
          speaker: 0,
          text: 'Without your study, the table in Publication 946 gives 1.177% for the first year, seventh month. On $1,600,000 that’s $18,832.',
        },
        {
          speaker: 1,
          text: 'With it, the $400,000 is deducted right away. And 1.177% of $1,200,000 is $14,124. Together, $414,124.',
        },
        {
          speaker: 0,
          text: 'So the difference is $395,292. At 37%, if all of it can be used, that’s $146,258.04 of federal tax. I can hear people writing that down as savings.',
        },
        {
          speaker: 1,
          text: 'Please don’t. You’d have had those deductions anyway, over 39 years. Now you’ve had the $400,000 early, and the years after are smaller, because the long schedule runs on $1,200,000. What you gain is the use of the money in between.',
        },
        {
          speaker: 0,
          text: 'And that’s worth what I’d do with it. Pay down a loan, say. If it sits in checking, not much. So before I sign your quote I’d want to know two things: can I use the deduction at all, and when do I give it back?',
        },
      ],
    },
    {
      id: 'can-you-use-the-loss',
      title: 'Can you use the loss?',
      turns: [
        {
          speaker: 1,
          text: 'This is where I hand you the phone. They call me in April and ask where the refund is.',
        },
        {
          speaker: 0,
          text: 'It’s waiting behind a gate. There are four, in this order. If you own it through a partnership or an S corporation: do you have basis? Section 465: is your own money at risk? Section 469: is the activity passive for you? If you own a rental across town that someone else runs, the loss may have to wait for passive income, or until you sell it all to a stranger in a taxable sale.',
        },
        {
          speaker: 1,
          text: 'My clients mostly rent the building to their own company. Doesn’t the rent count as passive income?',
        },
        {
          speaker: 0,
          text: 'No, and that’s the trap. If you materially participate in the company that pays the rent, a profit on the building isn’t passive. A loss on it still is, unless your CPA can group the two. So ask about grouping before the study.',
        },
        { speaker: 1, text: 'And the fourth gate?' },
        {
          speaker: 0,
          text: 'Section 461(l), the excess business loss. For 2026 it’s $256,000, or $512,000 on a joint return. Say you file single, you run your businesses yourself, they’d have come out at exactly zero, and the study takes them to a loss of $395,292. You can use $256,000 of that against other income this year. The other $139,292 carries forward.',
        },
        { speaker: 1, text: 'And on a joint return?' },
        {
          speaker: 0,
          text: 'All of it passes, on those facts. But a deduction of that size also drops you through the brackets, so it doesn’t all come off at 37%. I rerun the whole return. I don’t multiply.',
        },
      ],
    },
    {
      id: 'when-you-sell',
      title: 'When you sell',
      turns: [
        {
          speaker: 0,
          text: 'Now the part that gets left off the brochure. I sell in year 4. What happens to your $260,000?',
        },
        {
          speaker: 1,
          text: 'The 5-year property is section 1245. If it’s sold at a gain, the depreciation comes back as ordinary income, all of it, up to the gain. On the building, gain from straight-line depreciation is taxed at up to 25%. That’s sections 1250 and 1(h)(1)(E).',
        },
        { speaker: 0, text: 'And the parking lot?' },
        {
          speaker: 1,
          text: 'In between. Bonus ran well ahead of straight line there, and the part that ran ahead can be ordinary income too. Have your CPA compute that one before you sign.',
        },
        {
          speaker: 0,
          text: 'Numbers, then. $170,000 of my price belongs to the 5-year things. I’ve deducted all $260,000, so my basis is zero, and I have $170,000 of ordinary income. At 37% that’s $62,900. The deduction was worth $96,200 to me at 37%. Still ahead, though the slow schedule would have given me part of that anyway.',
        },
        {
          speaker: 1,
          text: 'And if it had come off at 24% in the year you took it?',
        },
        {
          speaker: 0,
          text: 'Then it was worth $62,400, and it costs me $62,900 to sell. I’m behind before I’ve paid you. All I’ve had is the use of the money.',
        },
        {
          speaker: 1,
          text: 'So tell me when you mean to sell. And look at how the sale contract splits the price among land, building and equipment. You’ve got a say in that before you sign. After, hardly any.',
        },
      ],
    },
    {
      id: 'when-to-leave-it',
      title: 'When to leave it alone',
      turns: [
        { speaker: 0, text: 'Who do you send away?' },
        {
          speaker: 1,
          text: 'Owners who’ll sell soon. Owners with no income that the loss can reach. Anyone in a low bracket now who expects a high one later. A small building, where my fee eats it. And anyone who paid mostly for land.',
        },
        { speaker: 0, text: 'How do you charge?' },
        {
          speaker: 1,
          text: 'A fixed fee, quoted before I visit. If I were paid by what I found, you’d be right to wonder about what I found. Then add your CPA’s hours: the Form 3115 if there is one, and a longer asset list every year after.',
        },
        {
          speaker: 0,
          text: 'I answered notices for six years before I did this. With a study, the first question was whether it adds up.',
        },
        {
          speaker: 1,
          text: 'To the closing statement, to the dollar. If the total’s wrong, they don’t need to read the photographs.',
        },
        {
          speaker: 0,
          text: 'And sometimes you don’t need a study. New equipment you bought on its own invoice has its own class already. And there’s section 179, up to $2,560,000 for 2026. It begins to shrink once you’ve bought more than $4,090,000 of property, and it can’t go past your business income. Bonus has no such limit.',
        },
      ],
    },
    {
      id: 'ask-your-own-cpa',
      title: 'Ask your own CPA',
      turns: [
        {
          speaker: 0,
          text: 'So what goes on the list for their own CPA?',
        },
        {
          speaker: 1,
          text: 'On what date did I acquire this, and which bonus rate is that? How much of the price was land? And do you want to see the engineer’s draft before it’s final? The good ones always say yes.',
        },
        {
          speaker: 0,
          text: 'From me: can I use the loss this year, under basis, 465, 469 and 461(l)? What’s my rate now, and what will it be when I sell? What do I pay on a sale in 3 years, and in 10, with the study and without? Does my state follow bonus? And is it in service by December 31, if it has to count for this year?',
        },
        {
          speaker: 1,
          text: 'If the two columns come out close, keep the money and leave the building whole.',
        },
      ],
    },
  ],
} as const satisfies Transcript;

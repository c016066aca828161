import type { EpisodeNotes, Transcript } from '../podcast.ts';

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

export const transcript = {
  speakers: ['Miriam Castellano', 'Joel Hardcastle'],
  chapters: [
    {
      id: 'reading-a-year',
      title: 'Reading a year of invoices',
      turns: [
        {
          speaker: 0,
          text: 'My name is Miriam Castellano. I’m a CPA and a partner in our firm, and I’m talking with Joel Hardcastle, who audits other people’s bills: card fees, freight, waste, property tax. We’re speaking in general, in August 2026, and nothing here is advice about your bills or your return. Joel, I’ll be honest, I’m suspicious of your trade. What do you do that a good controller doesn’t?',
        },
        {
          speaker: 1,
          text: 'Nothing she couldn’t do. I just get to read more slowly. She matches an invoice to an order and gets it paid by Friday. I take 12 months of invoices and the contract with every amendment, and I ask of each line: which sentence lets you charge me this?',
        },
        { speaker: 0, text: 'Why 12 months? Wouldn’t a quarter tell you?' },
        {
          speaker: 1,
          text: 'A quarter shows me the charge. A year shows me the month it started, and that’s normally where the answer is. A renewal, a new price list, a change of billing system.',
        },
        { speaker: 0, text: 'And what do you need from the owner?' },
        {
          speaker: 1,
          text: 'The contracts. The invoices as data, if the vendor will send them that way. A list of what was paid. And one person who knows what really happened: did a truck come that Tuesday, did we ever have two bins.',
        },
        { speaker: 0, text: 'What if there isn’t a contract?' },
        {
          speaker: 1,
          text: 'Then there’s no agreed price, so there’s hardly such a thing as an overcharge. I can negotiate for you. That’s different work, and you should pay for it differently.',
        },
      ],
    },
    {
      id: 'card-processing',
      title: 'Card processing',
      turns: [
        {
          speaker: 0,
          text: 'Cards first. I ask an owner what it costs to take a card, and I get a number off an advertisement. They’re usually wrong, aren’t they?',
        },
        {
          speaker: 1,
          text: 'They’re quoting one part. There are three. Some goes to the bank that issued the card. Part goes to the card network. And part your processor keeps. You can’t argue with the first two. The third is in your contract, and that’s the one I read.',
        },
        { speaker: 0, text: 'Show me, with numbers you’ve made up.' },
        {
          speaker: 1,
          text: 'Made up, then. You take $1,800,000 on cards in a year and pay $54,000 in fees. Divide, and it’s 3%. That tells me nothing yet, because it costs less to take a card that’s tapped than one that’s read out over the phone. So I pull out the processor’s share. The contract says 0.30%. The statements show 0.55%. That’s 0.25% too much on $1,800,000, so $4,500 for the year.',
        },
        { speaker: 0, text: 'Out of $54,000. That’s not going to change anyone’s life.' },
        {
          speaker: 1,
          text: 'It’s one dollar in 12. If a salesman says he’ll cut your card fees in half, he’s promising you money from the two parts he doesn’t control.',
        },
        { speaker: 0, text: 'Anything else on there?' },
        {
          speaker: 1,
          text: 'Rent for a terminal you sent back. A fee because no one filled in the security questionnaire. And sales that cost more because the terminal doesn’t send a zip code. That last one isn’t an error of theirs. It’s a setting of yours, and no one owes you a refund for it.',
        },
      ],
    },
    {
      id: 'freight-and-waste',
      title: 'Freight and waste',
      turns: [
        { speaker: 0, text: 'Freight. Say I ship cabinets, and the bills come by the hundred.' },
        {
          speaker: 1,
          text: 'Then I sort them. The same shipment billed twice, under two numbers. Your discount, missing on one lane. A liftgate charge at a warehouse that has a dock. A fuel surcharge taken from the wrong week. And corrections, where the carrier measured your pallet again and charged for the difference. Some of those corrections are right, by the way.',
        },
        { speaker: 0, text: 'You say so when they are?' },
        { speaker: 1, text: 'I’d be no use otherwise. The carrier has the scale.' },
        { speaker: 0, text: 'And when they’re wrong, you get it back?' },
        {
          speaker: 1,
          text: 'If you ask in time, and in the form that the contract or the tariff wants. The window can be short, and it can be one length for an overcharge and another for damage. I’m not going to give you a number of days. Yours is in your own contract, and it’s the first page I look for.',
        },
        { speaker: 0, text: 'Waste sounds dull.' },
        {
          speaker: 1,
          text: 'It’s my favorite. You count bins and you count pickups. I’ll find a bin emptied every day and half full each time, because the tenant who filled it moved out. Then the price clause: the contract allows an increase for certain reasons, and the invoice goes up without one. Then the renewal. A lot of them renew on their own unless you write during a set window. It’s rarely fraud. Someone told a billing system something once.',
        },
      ],
    },
    {
      id: 'property-tax',
      title: 'Property tax',
      turns: [
        { speaker: 0, text: 'Property tax is my side of the fence. What do you read?' },
        {
          speaker: 1,
          text: 'The assessor’s record of the building. Is the area right? The age? Is that mezzanine still on there that came out in the last remodel? Those are facts, and a wrong fact is the easiest thing in the world to talk about. After that, where equipment is taxed, the equipment list.',
        },
        { speaker: 0, text: 'Where I’ve seen machines that left on a truck years ago.' },
        {
          speaker: 1,
          text: 'Everyone has. The list is made from the asset register, and when a machine is scrapped the register isn’t told. So you’re paying tax on it every year.',
        },
        {
          speaker: 0,
          text: 'Please fix that one with your CPA, though. The same register drives the depreciation on the return, so you can’t correct the county’s copy and leave ours alone. What if the facts are right, and the value’s simply too high?',
        },
        {
          speaker: 1,
          text: 'That’s an appeal, and an opinion, and it wants an appraiser or good sales to point to. Ask first whether the value can go up on review where you are, because in some places it can. The deadline is local. It’s on the notice. Miss it and that year is generally gone.',
        },
        { speaker: 0, text: 'And if I rent?' },
        {
          speaker: 1,
          text: 'Read the lease before you spend a dollar. You may be paying the tax, and the refund may still go to the landlord.',
        },
      ],
    },
    {
      id: 'how-far-back',
      title: 'How far back',
      turns: [
        { speaker: 0, text: 'Everyone’s next question: how many years can you go back?' },
        {
          speaker: 1,
          text: 'There isn’t one number. For a vendor, it’s the contract or the tariff, and behind that your state’s time limit on contract claims. For sales tax, the state’s refund statute. For property tax, state and county. If a person gives you one number over the phone, they haven’t read anything of yours. I start with the oldest bills, because those are the ones that lapse.',
        },
        {
          speaker: 0,
          text: 'I can add the federal side. Keep the invoices when the audit’s done. Depending on the case, a taxpayer has reason to keep records for 3, 6 or 7 years: sections 6501 and 6511(d)(1). A firm that keeps everything for 7 does that as a policy. There’s no federal rule that says 7 for everything.',
        },
        {
          speaker: 1,
          text: 'People still ask me about the employee retention credit. As if it were a bill.',
        },
        {
          speaker: 0,
          text: 'That’s closed. The time to claim ended April 15, 2024, for 2020, and April 15, 2025, for 2021. No new claims. And a claim for the third or fourth quarter of 2021 that was filed after January 31, 2024, and hadn’t been paid, is barred: Public Law 119-21, section 70605(d). If your cost auditor offers it, change auditors.',
        },
        { speaker: 1, text: 'Agreed. And the refund itself, is it theirs to keep?' },
        {
          speaker: 0,
          text: 'Not all of it. If you deducted the freight last year, what comes back is generally income this year. So judge Joel’s fee against what’s left after tax.',
        },
      ],
    },
    {
      id: 'paying-for-it',
      title: 'Paying for it',
      turns: [
        { speaker: 0, text: 'Then let’s talk about that fee. You work for a share.' },
        {
          speaker: 1,
          text: 'Sometimes. Sometimes it’s fixed, sometimes hourly. A share is pleasant, because if I find nothing you owe nothing. But look at what it does to me. I’ll go for whatever is large and easy. I’ll leave the small thing that’s a nuisance. And one good afternoon can cost you a great deal.',
        },
        { speaker: 0, text: 'In dollars.' },
        {
          speaker: 1,
          text: 'Suppose our contract says 40%. I picked that for the arithmetic. A carrier refunds $9,000. I get $3,600 and you keep $5,400, before tax and before your people’s hours. All right so far. Now suppose it also says 40% of future savings for 3 years. That $4,500 from the card contract becomes $13,500, and I collect $5,400 of it. For one phone call.',
        },
        { speaker: 0, text: 'You’re arguing against yourself. What should the contract say?' },
        {
          speaker: 1,
          text: 'A fee on money that has reached your account, and never on a projection. A list of the vendors I may look at, and of what you’d already found. An end date. Nothing for savings that come from shipping less or closing a location. I don’t sign for you and I don’t switch your vendors. And if a vendor pays me too, I tell you before you hire me.',
        },
        {
          speaker: 0,
          text: 'Now the rules, because they bind my side. For federal tax, Circular 230, section 10.27, allows a contingent fee in a few situations only. In 2014 a court in Washington, in Ridgely against Lew, voided that ban for ordinary refund claims before an examination. Treasury has proposed to drop the section and call some contingent fees disreputable conduct; I haven’t seen a final rule. The AICPA’s rule, 1.510: none for preparing an original or amended return or a refund claim, findings of courts or agencies excepted. And none at all from a client whose statements the firm audits or reviews. Tennessee has the same bar for those clients, and one for original returns: Code sections 62-1-122 and 123.',
        },
        {
          speaker: 1,
          text: 'And for a trash bill, from a man like me who isn’t a CPA, none of that applies. So you’re down to the contract.',
        },
      ],
    },
    {
      id: 'when-not-to-bother',
      title: 'When not to bother',
      turns: [
        { speaker: 0, text: 'When should I not hire you?' },
        {
          speaker: 1,
          text: 'When the bills are small. Made up again: if they come to $60,000 a year and 2% of that is wrong, we’re talking about $1,200, and I’d cost you most of it. When you negotiated last spring and a person in your office reads what comes in. When the contracts can’t be found. When you’re about to sell, or you depend on one carrier and can’t afford a quarrel. And when no one will look again next year, because rates creep back.',
        },
        { speaker: 0, text: 'Do you ever find nothing?' },
        {
          speaker: 1,
          text: 'Yes. And if you’re paying a fixed fee you’ve bought a clean report and no money. Decide beforehand whether that’s worth it to you.',
        },
        { speaker: 0, text: 'Could I try it without you first?' },
        {
          speaker: 1,
          text: 'You should. One Saturday. Take your three largest vendors, contract on the left, last invoice on the right. If two things don’t match, make some calls. If everything matches, keep your money.',
        },
      ],
    },
    {
      id: 'ask-your-own-cpa',
      title: 'Ask your own CPA',
      turns: [
        { speaker: 0, text: 'What would you like people to ask their own CPA before you show up?' },
        {
          speaker: 1,
          text: 'Which of these bills did we deduct, and what happens to a refund? Which property and sales tax years are still open here, and until what day? Does the asset register match what’s on the floor?',
        },
        {
          speaker: 0,
          text: 'And from my side: may this person charge a share for this kind of claim? Does anyone else pay them? In Tennessee a CPA who’d earn a commission or a contingent fee owes you a conspicuous written disclosure of the amount, or how it’s figured, before the referral or the engagement. Ask for it. For the lease and the contract claims, ask an attorney.',
        },
        { speaker: 1, text: 'And ask who reads the bills next year.' },
      ],
    },
  ],
} as const satisfies Transcript;

import { paths } from 'shared-contract/paths';
import { callFirm } from '../actions.ts';
import type { AnyCommonSection } from '../sections.ts';
import { partnerClaims } from './claims.ts';
import type { OwnPartnersSection } from './section-types.ts';
import { strategyTable } from './strategy-table.ts';

/** The partners page from top to bottom. */
export const partnersPage = [
  {
    kind: 'readingHero',
    id: 'partners',
    page: 'Partners',
    title: 'Our Trusted Partners',
    lead: 'Eight firms, each with its own invoice. Nothing is paid for an introduction, in either direction.',
    claims: partnerClaims,
  },
  {
    kind: 'firms',
    id: 'firms',
    title: 'Eight firms, and what to call each one for.',
    lead: 'Call them directly. Say that you work with us, or do not; the answer is the same.',
    note: 'You are never bound to a partner. For every introduction we also name a firm that is not on this page.',
  },
  strategyTable,
  {
    kind: 'cards',
    id: 'why',
    tone: 'surface',
    title: 'Why We Partner',
    lead: 'A plan crosses four or five licenses. No one firm should hold them all.',
    items: [
      {
        icon: 'award',
        title: 'Expertise',
        text: 'A trust is drafted by an attorney who drafts trusts all week. We know enough of each trade to ask the question, and to know when the answer is thin.',
      },
      {
        icon: 'calendar',
        title: 'Coordination',
        text: 'One calendar shows who owes what to whom, with the day on which it is lost. You see the same page that they do.',
      },
      {
        icon: 'shield',
        title: 'Trust',
        text: 'No referral fees, no shared ownership, no exclusive terms. A firm stays on this page as long as clients would call it again.',
      },
    ],
  },
  {
    kind: 'steps',
    id: 'introduction',
    title: 'How an introduction works.',
    steps: [
      {
        title: 'The question',
        text: 'A plan reaches work we may not do. We write the question on one page, without your name.',
        takes: 'Same day',
      },
      {
        title: 'Two names',
        text: 'A partner from this page, and a firm that is not on it. You may bring a third.',
        takes: 'One day',
      },
      {
        title: 'One meeting',
        text: 'You, them and us. They quote you directly before anything begins.',
        takes: 'One hour',
      },
      {
        title: 'One file',
        text: 'With your consent each side sees what it needs, and no more. You can end it by a line to either.',
        takes: 'As long as you like',
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'connect',
    title: 'Not sure which of the eight you need?',
    lead: 'Tell us what happened or what is about to. We answer with two names and the question to put to them.',
    actions: [{ label: 'Get Connected Today', to: paths.contact }, callFirm],
  },
] as const satisfies readonly (AnyCommonSection | OwnPartnersSection)[];

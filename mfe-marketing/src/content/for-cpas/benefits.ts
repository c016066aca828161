import type { AnyCommonSection } from '../sections.ts';

export const benefits = {
  kind: 'cards',
  id: 'benefits',
  tone: 'surface',
  columns: 3,
  title: 'What changes in your practice.',
  lead: 'No new hire, and no minimum term.',
  items: [
    {
      icon: 'shield',
      title: 'Your client stays yours',
      text: 'The partnership letter says that we take no engagement from a client you bring, during it or for two years after.',
    },
    {
      icon: 'calculator',
      title: 'Figures that were checked twice',
      text: 'A plan leaves this office after a person who did not build it has arrived at the same numbers.',
    },
    {
      icon: 'calendar',
      title: 'Work in June, not in April',
      text: 'Planning falls into the months that preparation leaves empty. The calendar is built around your season.',
    },
    {
      icon: 'file',
      title: 'A file that can be handed over',
      text: 'Authority, assumptions, calculation and consent for each strategy, in one order, ready for a question in three years.',
    },
    {
      icon: 'users',
      title: 'A case hour every week',
      text: 'You put a real question to people who have met it before. Staff are welcome.',
    },
    {
      icon: 'handshake',
      title: 'No commission to disclose',
      text: 'We earn nothing from products, specialists or referrals, and pay nothing for clients. Where your own rules ask you to disclose an arrangement to a client (in Tennessee, T.C.A. 62-1-122 and -123), there is no fee of ours in it.',
    },
  ],
} as const satisfies AnyCommonSection;

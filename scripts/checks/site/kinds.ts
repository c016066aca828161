import { z } from 'zod';

/* The fields that search engines require for each kind of node, according to their documentation
   (developers.google.com/search/docs/appearance/structured-data), and the fields that schema.org needs for the other
   kinds. */
const text = z.string().min(1);
const url = z.url({ protocol: /^https$/ });
const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });
const price = z.union([z.number(), z.string().regex(/^\d+(?:\.\d+)?$/)]);
const reference = z.object({ '@id': url });
const named = z.object({ '@type': text, name: text });
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, listOf(item)]);

const offer = z.object({
  '@type': z.literal('Offer'),
  name: text.optional(),
  price: price.optional(),
  priceCurrency: z.literal('USD').optional(),
  priceSpecification: z.object({ '@type': text, price, priceCurrency: z.literal('USD') }).optional(),
});

const person = z.object({
  name: text,
  jobTitle: text.optional(),
  url: url.optional(),
  sameAs: listOf(url).optional(),
});

const business = z.object({
  '@id': url,
  name: text,
  url,
  telephone: text,
  address: z.object({ streetAddress: text, addressRegion: text, addressCountry: text }),
});

const page = z.object({
  '@id': url,
  name: text,
  description: text,
  url,
  isPartOf: reference,
  dateModified: day.optional(),
});

const place = z.union([
  z.object({ '@type': z.literal('Place'), name: text, address: text }),
  z.object({ '@type': z.literal('VirtualLocation'), url }),
]);

const article = z.object({
  headline: text.max(110),
  description: text,
  datePublished: day,
  dateModified: day,
  author: oneOrMore(z.object({ '@type': text, name: text, url })),
  publisher: z.object({ '@id': url, name: text }),
});

const listItems = listOf(z.object({ '@type': z.literal('ListItem'), position: z.int().positive() }));

/** The kinds that pages may use, with their required fields. */
export const kinds: Readonly<Record<string, z.ZodType>> = {
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  CollectionPage: page,
  ProfilePage: page.extend({ mainEntity: person }),
  WebSite: z.object({
    '@id': url,
    name: text,
    url,
    publisher: reference,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().includes('{search_term_string}'),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: z.object({
    itemListElement: listOf(z.object({ position: z.int(), name: text, item: url })).min(2),
  }),
  FinancialService: business,
  Article: article,
  Blog: z.object({ blogPost: listOf(z.object({ '@type': z.literal('BlogPosting') })) }),
  BlogPosting: article.pick({ headline: true, description: true, datePublished: true }).extend({ url }),
  PodcastEpisode: z.object({
    name: text,
    url,
    datePublished: day,
    partOfSeries: named.extend({ url, webFeed: url }),
  }),
  FAQPage: z.object({
    mainEntity: listOf(
      z.object({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
      }),
    ),
  }),
  EducationEvent: z.object({
    name: text,
    startDate: z.union([day, moment]),
    endDate: z.union([day, moment]),
    eventStatus: z.string().startsWith('https://schema.org/Event'),
    eventAttendanceMode: z.string().endsWith('EventAttendanceMode'),
    location: oneOrMore(place),
    organizer: z.union([reference, named]),
    offers: offer,
  }),
  Course: z.object({ name: text, description: text, provider: z.union([reference, named]) }),
  Person: person,
  Service: z.object({ name: text, provider: z.union([reference, named]) }),
  Offer: offer,
  ItemList: z.object({ itemListElement: listItems }),
};

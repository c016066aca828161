import { paths } from 'shared-contract/paths';
import { strategies } from 'shared-contract/strategies';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { CoursedWall, PlanSymbol } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { partnerMark } from 'shared-ui/partner-marks';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { classes } from '../classes.ts';
import { type Partner, partners, sharingLineWith } from '../content/partner-firms.ts';
import { head, partnersPage, type PartnersSection } from '../content/partners.ts';
import { PageContent } from '../page.tsx';
import { BadgeList } from '../sections/common/details.tsx';
import { TitledSection } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

/** The firm's logo: a generated wall, the mark, the name, and the trade. */
function PartnerLogo({ partner }: { partner: Partner }) {
  return (
    <div
      data-slot="partner-logo"
      data-tone="sheet"
      className="flex flex-col overflow-hidden rounded-md border border-edge bg-ground text-ink"
    >
      <div className="flex grow items-center gap-6 p-6 md:p-8">
        <svg viewBox="0 0 40 40" aria-hidden="true" className="size-18 shrink-0 stroke-copper md:size-28">
          <path
            d={partnerMark(partner.id)}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className="grid min-w-0 gap-1">
          <span className="font-heading text-xl font-semibold text-balance">{partner.name}</span>
          <span className="text-sm text-muted">{partner.kind}</span>
        </p>
      </div>
      <div aria-hidden="true" className="aspect-30/7 overflow-hidden border-t border-line">
        <CoursedWall seed={partner.id} className="-mt-[15%]" />
      </div>
    </div>
  );
}

function Telephone({ partner }: { partner: Partner }) {
  const others = sharingLineWith(partner);
  return (
    <p className="flex items-start gap-3">
      <Icon name="phone" className="mt-1.5 text-copper" />
      <span>
        <TextLink href={partner.phone.href} className="-my-1.5 inline-block py-2.5 tabular-nums">
          {partner.phone.display}
        </TextLink>
        {others.length > 0 ? (
          <span className="text-muted"> · shared line with {others.map(({ name }) => name).join(', ')}</span>
        ) : null}
      </span>
    </p>
  );
}

function Website({ partner }: { partner: Partner }) {
  const { website, contact, name } = partner;
  if (website === 'on-request')
    return (
      <p className="self-center">
        Website on request: <span className="text-muted">ask {contact.name}.</span>
      </p>
    );
  return (
    <>
      <ButtonLink href={website} newTab variant="secondary" className="max-sm:flex-1 print:hidden">
        Visit Website<VisuallyHidden> ({name})</VisuallyHidden>
        <Icon name="external" />
      </ButtonLink>
      <p className="hidden print:block">{website}</p>
    </>
  );
}

/** `flipped` swaps the sides of the logo and the text. */
function PartnerCard({ partner, flipped }: { partner: Partner; flipped: boolean }) {
  const { id, name, contact, phone, place, since, description, specialties } = partner;
  return (
    <li
      id={id}
      className="grid gap-4 border-t border-edge py-8 last:pb-0 md:gap-8 md:py-12 lg:grid-cols-12 lg:gap-12 print:break-inside-avoid"
    >
      <div className={classes('grid lg:col-span-5', flipped && 'lg:order-last')}>
        <PartnerLogo partner={partner} />
      </div>
      <article aria-labelledby={`${id}-name`} className="grid content-center gap-3 md:gap-4 lg:col-span-7">
        <div>
          <h3 id={`${id}-name`} className="text-xl md:text-2xl">
            {name}
          </h3>
          <p className="mt-2 text-sm font-semibold text-copper">
            {place} · with us since {since}
          </p>
        </div>
        <p className="max-w-measure text-pretty">{description}</p>
        <BadgeList items={specialties} label="Specialties" />
        <div className="grid gap-1">
          <p className="flex items-start gap-3">
            <Icon name="user" className="mt-0.5 text-copper" />
            <span>
              {contact.name}, {contact.role}
            </span>
          </p>
          <Telephone partner={partner} />
        </div>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink href={phone.href} className="max-sm:flex-1 print:hidden">
            Call Now<VisuallyHidden> ({name})</VisuallyHidden>
          </ButtonLink>
          <Website partner={partner} />
        </div>
      </article>
    </li>
  );
}

/** Alternates the side of the image. */
function FirmsSection({ section }: { section: PartnersSection<'firms'> }) {
  return (
    <TitledSection of={section}>
      <p className="mt-6 max-w-measure border-l-2 border-copper pl-4">{section.note}</p>
      <ul className="mt-8">
        {partners.map((partner, index) => (
          <PartnerCard key={partner.id} partner={partner} flipped={index % 2 === 1} />
        ))}
      </ul>
    </TitledSection>
  );
}

type Row = PartnersSection<'table'>['rows'][number];

const cell = 'block py-0.5 md:table-cell md:py-4 md:pr-8 md:align-middle';
const headCell = 'pb-3 text-start text-sm font-semibold';

function StrategyRow({ row, outside }: { row: Row; outside: string }) {
  const strategy = strategies.find(({ id }) => id === row.strategy);
  const named = partners.filter(({ id }) => row.partners.includes(id));
  return (
    <tr
      role="row"
      className="block border-b border-line py-3 first:border-t md:table-row md:py-0 md:first:border-t-0"
    >
      <th role="rowheader" scope="row" className={`${cell} text-start font-heading text-lg font-semibold`}>
        <span className="flex items-center gap-4">
          <PlanSymbol strategy={row.strategy} className="max-w-12 shrink-0" />
          {strategy?.name}
        </span>
      </th>
      <td role="cell" className={cell}>
        <span className="block text-sm font-semibold text-copper md:hidden">Who we consult</span>
        {named.length === 0 ? (
          <span className="text-muted">{`${row.outside ?? ''}, ${outside}`}</span>
        ) : (
          named.map(({ id, name }) => (
            <TextLink key={id} href={`#${id}`} className="block w-fit py-2.5 md:py-1">
              {name}
            </TextLink>
          ))
        )}
      </td>
      <td role="cell" className={`${cell} md:pr-0`}>
        <span className="text-sm font-semibold text-copper md:hidden">What we ask: </span>
        {row.question}
      </td>
    </tr>
  );
}

/** On phones, rows become blocks. */
function TableSection({ section }: { section: PartnersSection<'table'> }) {
  return (
    <TitledSection of={section} tone="sheet" className="sheet-squares">
      {/* Explicit roles, because `display: block` on phones removes the table semantics. */}
      <table role="table" className="mt-8 block w-full border-collapse text-start md:table">
        <caption className="sr-only">{section.title}</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b border-edge">
            <th role="columnheader" scope="col" className={`${headCell} w-4/12`}>
              Strategy
            </th>
            <th role="columnheader" scope="col" className={`${headCell} w-3/12 text-copper`}>
              Who we consult
            </th>
            <th role="columnheader" scope="col" className={`${headCell} w-5/12`}>
              What we ask
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {section.rows.map((row) => (
            <StrategyRow key={row.strategy} row={row} outside={section.outside} />
          ))}
        </tbody>
      </table>
      <p className="mt-8 max-w-measure">{section.note}</p>
    </TitledSection>
  );
}

const url = brand.origin + paths.partners;

const partnerNode = ({ id, name, kind, description, phone, website, place, contact }: Partner) => ({
  '@type': 'Organization',
  '@id': `${url}#${id}`,
  name,
  description: `${kind}. ${description}`,
  telephone: phone.display,
  location: { '@type': 'Place', name: place },
  ...(website === 'on-request' ? {} : { url: website }),
  contactPoint: { '@type': 'ContactPoint', name: contact.name, contactType: contact.role },
});

const list = {
  '@type': 'ItemList',
  numberOfItems: partners.length,
  itemListElement: partners.map((partner, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: partnerNode(partner),
  })),
};

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={{ mainEntity: list }}>
      <SectionList sections={partnersPage} views={{ firms: FirmsSection, table: TableSection }} />
    </PageContent>
  );
}

import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand, type Brand } from 'shared-ui/brand';
import { Breadcrumb, type BreadcrumbParent } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { Container, SectionHeading } from 'shared-ui/layout';
import { layers } from '../content/layers.ts';

/**
 * Links to the booking page and the curriculum. Booking opens in a new tab: the firm's external page if it has one,
 * otherwise the site's own.
 */
export function ApplyLinks({ label = 'Apply Now' }: { readonly label?: string }) {
  const { bookingUrl }: Brand = brand;
  const page = bookingUrl === undefined ? { to: paths.book } : { href: bookingUrl };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink {...page} newTab>
        {label}
      </ButtonLink>
      <ButtonLink to={paths.cppsCurriculum} variant="secondary">
        View Curriculum
      </ButtonLink>
    </div>
  );
}

interface PlainHeadProps {
  readonly id: string;
  readonly page: string;
  readonly parent: BreadcrumbParent;
  readonly title: string;
  readonly lead: string;
}

/** Compact page header, so that the page's task starts right below it. */
export function PlainHead({ id, page, parent, title, lead }: PlainHeadProps) {
  return (
    <section data-slot="section" aria-labelledby={id} className="bg-ground text-ink">
      <Container className="pt-4 md:pt-8">
        <Breadcrumb page={page} parent={parent} />
        <SectionHeading id={id} level={1} title={title} lead={lead} className="lg:max-w-4xl" />
      </Container>
    </section>
  );
}

type Layer = (typeof layers)[number];

const WEEK = 24;
const ticks = Array.from({ length: programme.weeks + 1 }, (_, week) => `M${week * WEEK} 4v8`).join('');

/** Hidden from assistive technology, because the text next to the bar has the same information. */
export function LayerWeeks({ layer }: { layer: Layer }) {
  const [first = 1, last = first] = layer.weeks.split('-').map(Number);
  return (
    <svg
      viewBox={`0 0 ${programme.weeks * WEEK} 16`}
      aria-hidden="true"
      fill="none"
      className="hidden h-auto w-full md:block"
    >
      <path d={`M0 8H${programme.weeks * WEEK}${ticks}`} className="stroke-edge" strokeOpacity="0.6" />
      <rect
        x={(first - 1) * WEEK}
        y="2"
        width={(last - first + 1) * WEEK}
        height="12"
        className="fill-draft"
      />
    </svg>
  );
}

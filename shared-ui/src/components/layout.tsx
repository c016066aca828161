import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** The page's column: at most 1200 px wide, centered, with the page's margins. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="container"
      className={clsx('ui:mx-auto ui:w-full ui:max-w-page ui:px-4 ui:sm:px-6 ui:lg:px-8', className)}
      {...props}
    />
  );
}

const tones = {
  ground: 'ui:bg-ground ui:text-ink',
  surface: 'ui:bg-surface ui:text-ink ui:border-line ui:border-y',
  sheet: 'ui:bg-ground ui:text-ink nc-grid',
};

export type SectionTone = keyof typeof tones;

export type SectionProps = Omit<ComponentProps<'section'>, 'aria-labelledby'> & {
  /** `sheet` is the blueprint panel, in which every token has its value for dark blue. */
  tone?: SectionTone | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
};

/** A band of the page with the product's vertical spacing and a container inside. */
export function Section({ tone = 'ground', labelledBy, className, children, ...props }: SectionProps) {
  return (
    <section
      data-slot="section"
      data-tone={tone}
      aria-labelledby={labelledBy}
      className={clsx('ui:py-10 ui:md:py-14', tones[tone], className)}
      {...props}
    >
      <Container>{children}</Container>
    </section>
  );
}

const titles = {
  1: 'ui:text-2xl ui:md:text-3xl',
  2: 'ui:text-xl ui:md:text-2xl',
  3: 'ui:text-lg ui:md:text-xl',
};

const alignments = {
  start: 'ui:items-start ui:text-start',
  center: 'ui:mx-auto ui:items-center ui:text-center',
};

export interface SectionHeadingProps {
  /** Id of the heading itself, for `labelledBy` and anchors. */
  id?: string | undefined;
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  level?: keyof typeof titles | undefined;
  align?: keyof typeof alignments | undefined;
  className?: string | undefined;
}

/** A heading with an eyebrow above a copper rule and a lead below. */
export function SectionHeading({
  id,
  eyebrow,
  title,
  lead,
  level = 2,
  align = 'start',
  className,
}: SectionHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <div
      data-slot="section-heading"
      className={clsx('ui:flex ui:flex-col ui:gap-3', alignments[align], className)}
    >
      {eyebrow ? (
        <p className="ui:flex ui:items-center ui:gap-3 ui:text-sm ui:font-semibold ui:text-copper">
          <span aria-hidden="true" className="ui:h-0.5 ui:w-8 ui:shrink-0 ui:bg-copper" />
          {eyebrow}
        </p>
      ) : null}
      <Title id={id} className={titles[level]}>
        {title}
      </Title>
      {lead ? <p className="ui:max-w-measure ui:text-pretty ui:text-muted ui:md:text-lg">{lead}</p> : null}
    </div>
  );
}

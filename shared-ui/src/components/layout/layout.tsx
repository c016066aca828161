import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** The page's column: 1200 px at most, centred, with the sheet's margins. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="container"
      className={clsx('mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8', className)}
      {...props}
    />
  );
}

const tones = {
  ground: 'bg-ground text-ink',
  surface: 'bg-surface text-ink border-line border-y',
  sheet: 'bg-ground text-ink nc-grid',
};

export type SectionTone = keyof typeof tones;

export type SectionProps = Omit<ComponentProps<'section'>, 'aria-labelledby'> & {
  /** `sheet` is the blueprint panel: every token inside resolves to its value on dark blue. */
  tone?: SectionTone | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
};

/** A band of the page with the product's vertical rhythm and a container inside. */
export function Section({ tone = 'ground', labelledBy, className, children, ...props }: SectionProps) {
  return (
    <section
      data-slot="section"
      data-tone={tone}
      aria-labelledby={labelledBy}
      className={clsx('py-12 md:py-18', tones[tone], className)}
      {...props}
    >
      <Container>{children}</Container>
    </section>
  );
}

const titles = {
  1: 'text-2xl md:text-3xl',
  2: 'text-xl md:text-2xl',
  3: 'text-lg md:text-xl',
};

const alignments = {
  start: 'items-start text-start',
  center: 'mx-auto items-center text-center',
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

/** A heading with its kicker above a copper rule and its lead below. */
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
    <div data-slot="section-heading" className={clsx('flex flex-col gap-3', alignments[align], className)}>
      {eyebrow ? (
        <p className="flex items-center gap-3 text-sm font-semibold text-copper">
          <span aria-hidden="true" className="h-0.5 w-8 shrink-0 bg-copper" />
          {eyebrow}
        </p>
      ) : null}
      <Title id={id} className={titles[level]}>
        {title}
      </Title>
      {lead ? <p className="max-w-measure text-lg text-pretty text-muted">{lead}</p> : null}
    </div>
  );
}

const gaps = {
  1: 'gap-1',
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  6: 'gap-6',
  8: 'gap-8',
  12: 'gap-12',
};

export type StackProps = ComponentProps<'div'> & { gap?: keyof typeof gaps | undefined };

/** A column of things with one distance between them. */
export function Stack({ gap = 4, className, ...props }: StackProps) {
  return <div data-slot="stack" className={clsx('flex flex-col', gaps[gap], className)} {...props} />;
}

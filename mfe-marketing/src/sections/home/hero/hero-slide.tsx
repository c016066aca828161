import { ButtonLink } from 'shared-ui/button';
import { classes } from '../../../classes.ts';
import type { HeroSlide } from '../../../content/home/section-types.ts';
import { Points } from '../../common/points.tsx';
import { OwnersSheet, ProgramSheet } from './plan-and-program.tsx';

const sheets = { owners: OwnersSheet, certification: ProgramSheet };

interface SlideProps {
  readonly slide: HeroSlide;
  readonly position: number;
  readonly count: number;
  readonly active: boolean;
  /** Kept off until hydration, so that without JavaScript both slides stand and work. */
  readonly inert: boolean;
}

/**
 * One slide. All slides share a grid cell: the tallest sets the height and nothing moves when they change. The title of
 * the slide that is shown is the page's main heading: the other one is out of reach.
 */
export function Slide({ slide, position, count, active, inert }: SlideProps) {
  const Sheet = sheets[slide.id];
  const Title = active ? 'h1' : 'h2';
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${position} of ${count}`}
      data-slot="carousel-slide"
      inert={inert}
      className={classes(
        'col-start-1 row-start-1 grid content-start gap-8 transition-[opacity,visibility] duration-400 lg:grid-cols-12',
        'noscript:visible noscript:row-auto noscript:opacity-100',
        active ? 'visible opacity-100' : 'invisible opacity-0',
      )}
    >
      <div className="flex flex-col items-start justify-center gap-6 lg:col-span-6">
        <div className="grid gap-3">
          <p className="text-sm font-semibold text-copper">{slide.eyebrow}</p>
          <Title className="text-3xl text-balance md:text-[3.5rem] lg:text-[4rem]">{slide.title}</Title>
        </div>
        <p className="max-w-measure text-lg">{slide.text}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {slide.actions.map(({ label, to }, index) => (
            <ButtonLink
              key={to}
              to={to}
              variant={index === 0 ? 'primary' : 'secondary'}
              className="max-sm:w-full"
            >
              {label}
            </ButtonLink>
          ))}
        </div>
        <Points points={slide.points} />
      </div>
      <div className="min-w-0 self-center lg:col-span-6">
        <Sheet />
      </div>
    </div>
  );
}

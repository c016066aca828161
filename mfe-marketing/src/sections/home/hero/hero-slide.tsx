import { ButtonLink } from 'shared-ui/button';
import { classes } from '../../../classes.ts';
import type { HeroSlide } from '../../../content/home/section-types.ts';
import { heroDrawings } from './hero-drawings.tsx';

interface SlideProps {
  readonly slide: HeroSlide;
  readonly position: number;
  readonly count: number;
  readonly active: boolean;
  /** Kept off until hydration, so that without JavaScript both slides stand and work. */
  readonly inert: boolean;
}

/** One slide. All slides share a grid cell: the tallest sets the height and nothing moves when they change. */
export function Slide({ slide, position, count, active, inert }: SlideProps) {
  const Drawing = heroDrawings[slide.id].Component;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${position} of ${count}`}
      data-slot="carousel-slide"
      inert={inert}
      className={classes(
        'col-start-1 row-start-1 grid gap-8 transition-[opacity,visibility] duration-400 lg:grid-cols-12 lg:gap-12',
        'noscript:visible noscript:row-auto noscript:opacity-100',
        active ? 'visible opacity-100' : 'invisible opacity-0',
      )}
    >
      <div className="flex flex-col items-start justify-center gap-6 lg:col-span-7">
        <div className="grid gap-3">
          <p className="text-sm font-semibold text-copper">{slide.eyebrow}</p>
          <h2 className="text-2xl md:text-3xl">{slide.title}</h2>
        </div>
        <p className="max-w-measure md:text-lg">{slide.text}</p>
        <ButtonLink to={slide.action.to}>{slide.action.label}</ButtonLink>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {slide.points.map((point) => (
            <li key={point} className="border-l border-copper pl-3">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <figure aria-hidden="true" className="hidden self-center border border-edge lg:col-span-5 lg:block">
        <Drawing />
        <figcaption className="flex justify-between gap-4 border-t border-edge px-4 py-2 text-sm">
          <span>{slide.sheet.subject}</span>
          <span className="tabular-nums">{slide.sheet.number}</span>
        </figcaption>
      </figure>
    </div>
  );
}

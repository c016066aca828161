import { useHydrated } from 'shared-ui/hooks';
import { Container } from 'shared-ui/layout';
import type { HomeSection } from '../../../content/home/section-types.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { Slide } from './hero-slide.tsx';
import { useCarousel } from './use-carousel.ts';

export function HeroSection({ section }: { section: HomeSection<'hero'> }) {
  const carousel = useCarousel(section.slides.length);
  const hydrated = useHydrated();
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Introduction"
      data-slot="hero"
      // The first change comes after 6 s: its code can wait for 4 s.
      data-wake="4000"
      data-tone="sheet"
      className="nc-grid sheet-squares bg-ground text-ink"
      onPointerMove={(event) => event.pointerType === 'mouse' && carousel.hold('pointer', true)}
      onPointerLeave={() => carousel.hold('pointer', false)}
      onFocus={(event) => event.target.matches(':focus-visible') && carousel.hold('focus', true)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || carousel.hold('focus', false)}
    >
      <Container className="grid gap-8 py-8 md:py-12">
        <div className="grid noscript:gap-12" aria-live={carousel.running ? 'off' : 'polite'}>
          {section.slides.map((slide, position) => (
            <Slide
              key={slide.id}
              slide={slide}
              position={position + 1}
              count={section.slides.length}
              active={position === carousel.index}
              inert={hydrated && position !== carousel.index}
            />
          ))}
        </div>
        <CarouselControls carousel={carousel} slides={section.slides} />
      </Container>
    </section>
  );
}

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { Claim } from 'shared-ui/claim';
import { useDocumentVisible, useHydrated, useReducedMotion } from 'shared-ui/hooks';
import { Icon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { PlanSheet } from 'shared-ui/plan-sheet';
import { classes } from '../../classes.ts';
import { programSheet } from '../../content/home/opening.ts';
import type { HeroSlide, HomeSection } from '../../content/home/section-types.ts';
import { middlePlanDisclosure, middlePlanSheet } from '../../content/plan-sheet.ts';
import { Points } from '../common/blocks.tsx';

/** Duration of a slide in ms. */
const AUTOPLAY_MS = 6_000;
/** Minimum ms before the first change if the code loads late, so that nothing moves right after loading. */
const MIN_FIRST_MS = 2_000;
/** Pause in ms after the visitor changes the slide. */
const MANUAL_PAUSE_MS = 10_000;

/**
 * Timing of a carousel: one slide every 6 s, wrapping at both ends. A manual change pauses it for 10 s. It doesn't move
 * while the tab is hidden or while the pointer or focus is on it. With reduced motion, it moves only after the visitor
 * clicks play.
 */
function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [manualActions, setManualActions] = useState(0);
  const [resting, setResting] = useState(false);
  const reducedMotion = useReducedMotion();
  const visible = useDocumentVisible();
  const isHydrated = useHydrated();
  // A prerendered first slide has been visible since the page opened. Count that time until something pauses it.
  const isServedSlide = useRef(!isHydrated);

  const playing = choice === undefined ? !reducedMotion : choice === 'play';
  const running = playing && visible && !held.pointer && !held.focus && !resting;

  useEffect(() => {
    if (!running) {
      isServedSlide.current = false;
      return;
    }
    const shownMs = isServedSlide.current ? performance.now() : 0;
    const timer = setTimeout(
      () => {
        isServedSlide.current = false;
        setIndex((index + 1) % count);
      },
      Math.max(AUTOPLAY_MS - shownMs, MIN_FIRST_MS),
    );
    return () => clearTimeout(timer);
  }, [running, index, count]);

  useEffect(() => {
    if (manualActions === 0) return;
    const timer = setTimeout(() => setResting(false), MANUAL_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [manualActions]);

  const goTo = (target: number) => {
    setIndex((target + count) % count);
    setResting(true);
    setManualActions((actions) => actions + 1);
    // The pointer is still on the carousel after its click. Ignore it until it moves again, so that the 10 s start now.
    setHeld((holds) => ({ ...holds, pointer: false }));
  };

  return {
    index,
    /** True while slides change automatically. */
    running,
    /** State of the play and pause button. Pauses for pointer, focus, or manual changes don't affect it. */
    playing,
    goTo,
    togglePlaying: () => setChoice(playing ? 'pause' : 'play'),
    /** Pauses while the pointer or focus is on the carousel. */
    hold: (by: 'pointer' | 'focus', state: boolean) =>
      setHeld((holds) => (holds[by] === state ? holds : { ...holds, [by]: state })),
  };
}

type Carousel = ReturnType<typeof useCarousel>;

const square =
  'border-edge hover:border-copper hover:text-copper relative grid size-12 shrink-0 cursor-pointer place-items-center border tabular-nums hover:z-10 focus-visible:z-10';

function SquareButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={classes(square, className)} {...props} />;
}

function CarouselControls({ carousel, slides }: { carousel: Carousel; slides: readonly HeroSlide[] }) {
  const { index, running, playing, goTo } = carousel;
  return (
    <div data-slot="carousel-controls" className="flex items-center gap-4 print:hidden noscript:hidden">
      <div className="flex">
        <SquareButton aria-label="Previous slide" onClick={() => goTo(index - 1)}>
          <Icon name="arrow-left" />
        </SquareButton>
        {slides.map((slide, position) => (
          <SquareButton
            key={slide.id}
            aria-label={`Slide ${position + 1}: ${slide.eyebrow}`}
            aria-current={position === index ? 'true' : undefined}
            className="-ml-px aria-[current]:bg-ink aria-[current]:text-ground"
            onClick={() => goTo(position)}
          >
            {position + 1}
          </SquareButton>
        ))}
        <SquareButton aria-label="Next slide" className="-ml-px" onClick={() => goTo(index + 1)}>
          <Icon name="arrow-right" />
        </SquareButton>
      </div>
      {/* Decorative, because screen readers would announce every change of a progress bar. */}
      <div className="h-px min-w-4 flex-1 bg-edge">
        <div
          key={`${index}-${running}`}
          className={classes(
            '-mt-px h-0.75 origin-left bg-copper',
            running && 'animate-[mfe-marketing-carousel-progress_6s_linear_both]',
          )}
        />
      </div>
      <SquareButton
        aria-label={playing ? 'Pause automatic slides' : 'Play automatic slides'}
        onClick={carousel.togglePlaying}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </SquareButton>
    </div>
  );
}

const sheets = {
  owners: (
    <Claim isStory disclosure={middlePlanDisclosure} className="gap-3">
      <PlanSheet {...middlePlanSheet} compact />
    </Claim>
  ),
  certification: <PlanSheet {...programSheet} compact />,
};

interface SlideProps {
  readonly slide: HeroSlide;
  readonly position: number;
  readonly count: number;
  readonly active: boolean;
  /** False before hydration, so that both slides work without JavaScript. */
  readonly inert: boolean;
}

/**
 * All slides share a grid cell, so that the tallest sets the height and nothing moves. Only the active slide's title is
 * the `h1`, because the other slide is inert.
 */
function Slide({ slide, position, count, active, inert }: SlideProps) {
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
      <div className="min-w-0 self-center lg:col-span-6">{sheets[slide.id]}</div>
    </div>
  );
}

export function HeroSection({ section }: { section: HomeSection<'hero'> }) {
  const carousel = useCarousel(section.slides.length);
  const hydrated = useHydrated();
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Introduction"
      data-slot="hero"
      // The first slide change is after 6 s, so hydration can wait up to 4 s.
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

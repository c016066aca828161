import type { ComponentProps } from 'react';
import { Icon } from 'shared-ui/icon';
import { classes } from '../../../classes.ts';
import type { HeroSlide } from '../../../content/home/section-types.ts';
import type { Carousel } from './use-carousel.ts';

const square =
  'border-edge hover:border-copper hover:text-copper relative grid size-12 shrink-0 cursor-pointer place-items-center border tabular-nums hover:z-10 focus-visible:z-10';

function SquareButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={classes(square, className)} {...props} />;
}

/** Arrows, numbered buttons, progress and the button that stops all movement. */
export function CarouselControls({ carousel, slides }: { carousel: Carousel; slides: readonly HeroSlide[] }) {
  const { index, running, playing } = carousel;
  return (
    <div data-slot="carousel-controls" className="flex items-center gap-4 print:hidden noscript:hidden">
      <div className="flex">
        <SquareButton aria-label="Previous slide" onClick={carousel.previous}>
          <Icon name="arrow-left" />
        </SquareButton>
        {slides.map((slide, position) => (
          <SquareButton
            key={slide.id}
            aria-label={`Slide ${position + 1}: ${slide.eyebrow}`}
            aria-current={position === index ? 'true' : undefined}
            className="-ml-px aria-[current]:bg-ink aria-[current]:text-ground"
            onClick={() => carousel.goTo(position)}
          >
            {position + 1}
          </SquareButton>
        ))}
        <SquareButton aria-label="Next slide" className="-ml-px" onClick={carousel.next}>
          <Icon name="arrow-right" />
        </SquareButton>
      </div>
      {/* For the eye: a screen reader announces each change of a progress bar, whatever the person is reading. */}
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

import { useId } from 'react';
import type { Slider } from '../../content/pricing/section-types.ts';

interface SliderFieldProps {
  readonly name: string;
  readonly slider: Slider;
  /** The value as it is shown and read aloud. */
  readonly text: string;
}

/** A number between two limits, moved by pointer or arrow keys. */
export function SliderField({ name, slider, text }: SliderFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {slider.label}
        </label>
        {/* Read aloud with the slider itself. */}
        <span aria-hidden="true" className="font-heading text-lg tabular-nums">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={slider.least}
        max={slider.most}
        step={slider.step}
        defaultValue={slider.start}
        aria-valuetext={text}
        className="min-h-11 w-full cursor-pointer accent-primary"
      />
    </div>
  );
}

import { scaleLinear } from 'd3-scale';

const MOST_TICKS = 5;

/** An axis from zero to a round number at or above `most`, with at most five ticks, all whole numbers. */
export function axisTo(most: number, range: readonly [number, number]) {
  const scale = scaleLinear()
    .domain([0, Math.max(most, 1)])
    .range(range);
  for (let wanted = MOST_TICKS - 1; wanted > 0; wanted -= 1) {
    const rounded = scale.copy().nice(wanted);
    const ticks = rounded.ticks(wanted).filter(Number.isInteger);
    if (ticks.length <= MOST_TICKS && ticks.length > 1) return { scale: rounded, ticks };
  }
  return { scale, ticks: [0, Math.max(most, 1)] };
}

/** Which steps have room for their words: every one, every second and so on, the last one surely. */
export function labeledSteps(count: number, width: number, room: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / room))));
  const steps = Array.from({ length: count }, (_, at) => at);
  return new Set(steps.filter((at) => (count - 1 - at) % step === 0));
}

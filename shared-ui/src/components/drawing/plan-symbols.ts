import type { StrategyId } from 'shared-contract/strategies';

/** Paths on a canvas of 96 by 96. */
export interface PlanDrawing {
  /** Walls that the plan cuts, drawn heavy. */
  wall: string;
  /** Parts below the cut, drawn as hairlines. */
  line: string;
  /** The part that the strategy is about, as a line. */
  copper: string;
  /** The same part, filled. */
  solid?: string;
}

/** A plan symbol for each strategy, in the conventions of building plans. */
export const planSymbols: Record<StrategyId, PlanDrawing> = {
  // Pad footings joined by ground beams, laid out from the center.
  'private-foundations': {
    wall: 'M20 20h8v8h-8zM68 20h8v8h-8zM20 68h8v8h-8zM68 68h8v8h-8z',
    line: 'M14 14h20v20H14zM62 14h20v20H62zM14 62h20v20H14zM62 62h20v20H62zM34 21h28M34 27h28M34 69h28M34 75h28M21 34v28M27 34v28M69 34v28M75 34v28',
    copper: 'M48 36v24M36 48h24',
    solid: 'M42 48a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z',
  },
  // A staircase whose treads get longer as it rises.
  '401k-optimization': {
    wall: 'M22 10v76M74 10v76',
    line: 'M22 84h52M22 78h52M22 71h52M22 63h52M22 53h52M22 41h52M22 27h52M22 12h52',
    copper: 'M48 79V17M42 25l6 -8l6 8',
    solid: 'M45 81a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  },
  // A colonnade that repeats one bay.
  'pension-strategies': {
    wall: 'M13 28a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM29 28a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM45 28a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM61 28a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM77 28a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM13 68a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM29 68a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM45 68a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM61 68a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM77 68a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
    line: 'M6 16h84v64H6zM9 19h78v58H9zM16 33v30M32 33v30M48 33v30M64 33v30M80 33v30',
    copper: 'M2 48h9M15 48h2M21 48h9M34 48h2M40 48h9M53 48h2M59 48h9M72 48h2M78 48h16',
  },
  // One building, divided into parts with different useful lives.
  'cost-segregation': {
    wall: 'M12 14h72v68H12zM42 14v10M42 36v18M12 54h14M38 54h46M60 54v12M60 78v4M66 14v24M66 50v4',
    line: 'M42 24a12 12 0 0 1 12 12h-12M26 54a12 12 0 0 0 12 12v-12M60 66a12 12 0 0 0 -12 12h12M18 60h6v16h-6zM18 20h12v8H18z',
    copper: 'M70 20l4 -4M70 28l11 -11M70 36l11 -11M70 44l11 -11M70 50l11 -11M76 51l5 -5',
  },
  // A wall with one section removed and toothed in again.
  'cost-remediation': {
    wall: 'M6 32h28v8h8v8h-8v8h8v8H6M90 32H62v8h-8v8h8v8h-8v8h36',
    line: 'M6 46l14 -14M6 60l28 -28M16 64l18 -18M30 64l6 -6M64 42l10 -10M62 58l26 -26M68 64l22 -22M82 64l8 -8M6 26v44M90 26v44',
    copper: 'M36 32H60V38H52V50H60V54H52V64H44V54H36V50H44V38H36z',
    solid: 'M36 32H60V38H52V50H60V54H52V64H44V54H36V50H44V38H36z',
  },
  // A private court with one gate.
  'captive-insurance': {
    wall: 'M40 84H12V12h72v72H56',
    line: 'M28 28h40v40H28zM33 33h30v30H33zM40 84a16 16 0 0 1 16 -16M12 48h16M68 48h16M48 12v16',
    copper: 'M40 48a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
    solid: 'M45 48a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  },
  // Four rooms that open into one.
  'four-one-tax-reduction': {
    wall: 'M10 12h76v72H10zM10 38h6M24 38h11M43 38h10M61 38h11M80 38h6M29 12v26M48 12v26M67 12v26',
    line: 'M20 38v12a8 8 0 0 0 8 8h8M39 38v8M57 38v8M76 38v12a8 8 0 0 1 -8 8h-8',
    copper: 'M38 50h20v20H38z',
    solid: 'M43 55h10v10H43z',
  },
  // A spiral staircase around its newel.
  'rd-credits': {
    wall: 'M12 48a36 36 0 1 0 72 0a36 36 0 1 0 -72 0z',
    line: 'M52.5 40.2L66 16.800M55.4 42.800L77.5 27.400M56.9 46.400L83.5 41.700M56.7 50.300L82.8 57.300M54.9 53.800L75.6 71.100M51.8 56.200L63.2 80.600M48 57V84M44.2 56.200L32.8 80.600M41.1 53.800L20.4 71.100M39.3 50.300L13.2 57.300M39.1 46.400L12.5 41.700M40.6 42.800L18.5 27.400M43.5 40.200L30 16.8',
    copper: 'M62.8 30.400A23 23 0 1 1 32 31.500M31 38l1 -7l7 1',
    solid: 'M41 48a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z',
  },
  // A keep behind four bastions.
  'asset-protection': {
    wall: 'M40 28H56L62 16L84 12L80 34L68 40V56L80 62L84 84L62 80L56 68H40L34 80L12 84L16 62L28 56V40L16 34L12 12L34 16z',
    line: 'M40 34h16M40 62h16M34 40v16M62 40v16M4 24V4H24M72 4H92V24M92 72V92H72M24 92H4V72',
    copper: 'M41 41h14v14H41z',
    solid: 'M45 45h6v6h-6z',
  },
  // A mature tree and a young one next to it.
  'legacy-planning': {
    wall: 'M44 13A9.5 9.5 0 0 1 60.8 17.9A9.5 9.5 0 0 1 72.2 31.1A9.5 9.5 0 0 1 74.7 48.4A9.5 9.5 0 0 1 67.4 64.3A9.5 9.5 0 0 1 52.7 73.7A9.5 9.5 0 0 1 35.3 73.7A9.5 9.5 0 0 1 20.6 64.3A9.5 9.5 0 0 1 13.3 48.4A9.5 9.5 0 0 1 15.8 31.1A9.5 9.5 0 0 1 27.2 17.9A9.5 9.5 0 0 1 44 13z',
    line: 'M46.3 36.3L52.2 16.2M50 38.8L62.1 28.3M51.9 42.9L72.7 39.9M51.3 47.3L65.8 54M48.3 50.7L59.7 68.4M44 52V68M39.7 50.7L28.3 68.4M36.7 47.3L22.2 54M36.1 42.9L15.3 39.9M38 38.8L25.9 28.3M41.7 36.3L35.8 16.2M36 44a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
    copper: 'M68 78a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM78 71v14M71 78h14',
    solid: 'M75.5 78a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z',
  },
};

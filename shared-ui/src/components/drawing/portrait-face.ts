import { across, area, circle, hatchWithin, line, mirror, pair, type Part, type Points } from './portrait-lines.ts';
import type { Random } from './random.ts';

/** The measures of a head, from its axis and from the upper edge of the sheet. */
export interface Head {
  /** Half the width at the cheekbones. */
  readonly width: number;
  readonly jaw: number;
  readonly chinWidth: number;
  readonly chin: number;
  readonly eyeX: number;
  readonly noseWidth: number;
  readonly nose: number;
  readonly mouth: number;
  readonly mouthWidth: number;
  readonly smile: number;
  readonly brow: number;
  readonly neck: number;
  /** Lighter bones: a narrower jaw and neck, fuller lips. */
  readonly slight: boolean;
}

/** The crown of every head, and the level of the eyes, half way down to the chin. */
export const CROWN = 54;
export const EYES = 118;

export function measure(random: Random, slight: boolean): Head {
  const vary = (middle: number, span: number) => middle + (random() - 0.5) * span;
  const width = vary(slight ? 44 : 46, 3.5);
  const chin = vary(slight ? 180 : 183, 6);
  const nose = vary(slight ? 146 : 148, 4);
  return {
    width,
    jaw: width - vary(slight ? 11 : 7.5, 4),
    chinWidth: vary(slight ? 8 : 11, 4),
    chin,
    eyeX: vary(20.5, 2),
    noseWidth: vary(slight ? 9 : 11, 2.5),
    nose,
    mouth: nose + (chin - nose) * vary(0.39, 0.05),
    mouthWidth: vary(slight ? 15 : 16.5, 3),
    smile: vary(1.8, 2.4),
    brow: vary(-13.5, 2.5),
    neck: vary(slight ? 20 : 26, 2.5),
    slight,
  };
}

/** The cheek and the jaw on the left, from the temple to the middle of the chin. */
const cheek = ({ width, jaw, chinWidth, chin }: Head): Points => [
  [-width, 94],
  [-width - 0.3, 114],
  [-width + 2.5, 136],
  [-jaw, 155],
  [-(jaw + chinWidth) / 2 - 1, 171],
  [-chinWidth, chin - 3],
  [0, chin],
];

/** Ears, the head to the crown, and the shadow on its right. */
export function head(of: Head): { readonly ears: Part; readonly skull: Part } {
  const { width } = of;
  const ear: Points = [
    [-width + 2, 108],
    [-width - 4, 105],
    [-width - 8, 112],
    [-width - 6.5, 126],
    [-width - 2.5, 137],
    [-width + 3, 138],
  ];
  const right = mirror(cheek(of)).slice(1);
  const shadow: Points = [
    ...right,
    [width - 9, 96],
    [width - 11, 120],
    [width - 14, 138],
    [width - 22, 154],
    [12, of.chin - 12],
    [3, of.chin - 5],
  ];
  const inner: Points = [
    [-width - 1, 112],
    [-width - 4.5, 114],
    [-width - 3.5, 125],
    [-width - 1, 130],
  ];
  const skull = across([
    [0, CROWN],
    [-12, CROWN + 0.8],
    [-27, 59],
    [-width + 6, 72],
    ...cheek(of),
  ]);
  const outline = area(skull);
  return {
    ears: { paper: area(ear) + area(mirror(ear)), line: pair(ear), fine: pair(inner) },
    skull: { paper: outline, line: outline, hatch: hatchWithin(shadow, 5) },
  };
}

/** Eyes and brows; the filled parts are the irises and the brows. */
export function eyes({ eyeX, brow, slight }: Head, random: Random): Part {
  const gaze = (random() - 0.5) * 1.6;
  const arch = random() * 3;
  const thick = slight ? 2.2 : 3.6;
  const at = (points: Points): Points => points.map(([x, y]) => [x + eyeX, y + EYES] as const);
  const lid = at([[-8.5, 2], [-4.5, -3.4], [2.5, -4.6], [9.5, slight ? -0.4 : 1.2]]);
  const crease = at([[-7.5, -5], [-1, -8.6], [6.5, -7.6], [11, -3]]);
  const lower = at([[-6, 3.4], [0, 4.6], [6.5, 2.8]]);
  const above = at([[-11.5, brow + 2], [-2, brow - arch], [8, brow - arch], [14, brow + 3.5]]);
  const below = at([[8, brow - arch + thick * 0.8], [-2, brow - arch + thick], [-11.5, brow + 2 + thick]]);
  return {
    shade:
      circle(eyeX + gaze, EYES - 0.8, 3.6) +
      circle(gaze - eyeX, EYES - 0.8, 3.6) +
      area(above, below) +
      area(mirror(above), mirror(below)),
    line: pair(lid),
    fine: pair(crease) + pair(lower),
  };
}

/** Nose and mouth, and the lines beside them that years leave. */
export function noseAndMouth({ nose, noseWidth, mouth, mouthWidth, smile, chin, slight }: Head, lined: boolean): Part {
  const bridge: Points = [
    [5, EYES + (slight ? 10 : 0)],
    [5.5, EYES + 14],
    [7.5, nose - 11],
    [noseWidth, nose - 5],
    [noseWidth - 0.5, nose - 0.5],
    [noseWidth - 4.5, nose + 0.4],
  ];
  const wing: Points = [[-noseWidth + 1.5, nose - 6.5], [-noseWidth, nose - 2], [-noseWidth + 4, nose + 0.4]];
  const tip: Points = [[-3.5, nose + 1.8], [0, nose + 3], [3.5, nose + 1.8]];
  const lips = across([[-mouthWidth, mouth - smile], [-mouthWidth / 2, mouth - 0.2], [-4, mouth - 0.8], [0, mouth + 0.6]]);
  const bow = across([[-mouthWidth + 3, mouth - smile - 1], [-5, mouth - (slight ? 5.4 : 4)], [0, mouth - (slight ? 3.8 : 2.8)]]);
  const under = across([[-8, mouth + (slight ? 6 : 5.4)], [0, mouth + (slight ? 7.8 : 6.6)]]);
  const fold: Points = [[noseWidth + 5, nose - 3], [noseWidth + 9, nose + 5], [mouthWidth + 5, mouth]];
  return {
    line: line(lips) + line(tip),
    fine:
      line(bridge) +
      line(wing) +
      line(bow) +
      line(under) +
      line([[-5, chin - 8], [0, chin - 9], [5, chin - 8]]) +
      (lined ? pair(fold) : ''),
  };
}

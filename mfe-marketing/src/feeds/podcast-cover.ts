const [BLUEPRINT, VELLUM, COPPER] = ['#12395b', '#f4f6f3', '#f0a868'];
const COURSES = 9;
const JOINT = 1;
const HEIGHT = 6;
const WIDTH = 64;
const [LEFT, FOOT] = [22, 81];

/** Widths of the blocks of a course: a course's joints lie over the middle of the blocks below. */
const blocksOf = (course: number) => {
  const block = (WIDTH - 2 * JOINT) / 3;
  const half = (block - JOINT) / 2;
  return course % 2 === 0 ? [block, block, block] : [half, block, block, half];
};

function courseOf(course: number): string {
  const y = FOOT - course * (HEIGHT + JOINT) - HEIGHT;
  let x = LEFT;
  return blocksOf(course)
    .map((width) => {
      const path = `M${x.toFixed(2)} ${String(y)}h${width.toFixed(2)}v${String(HEIGHT)}h-${width.toFixed(2)}z`;
      x += width + JOINT;
      return path;
    })
    .join('');
}

const lines = Array.from({ length: 24 }, (_, index) => (index + 1) * 4);
const grid = lines.map((at) => `M0 ${String(at)}h100M${String(at)} 0v100`).join('');
const top = FOOT - COURSES * (HEIGHT + JOINT) + JOINT;

/** Where it is served, as a picture that directories of podcasts take. */
export const coverPath = '/podcast/cover.png';

/** The podcast's cover: nine courses on the blueprint, the ninth in copper. It has no words, so it needs no face. */
export const podcastCover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<path fill="${BLUEPRINT}" d="M0 0h100v100H0z"/>
<path d="${grid}" stroke="${VELLUM}" stroke-opacity=".1" stroke-width=".12"/>
<path d="M14 ${String(top)}V${String(FOOT)}M12 ${String(top)}h4M12 ${String(FOOT)}h4M8 ${String(FOOT + 2)}h84" stroke="${VELLUM}" stroke-width=".5"/>
<path fill="${VELLUM}" d="${Array.from({ length: COURSES - 1 }, (_, course) => courseOf(course)).join('')}"/>
<path fill="${COPPER}" d="${courseOf(COURSES - 1)}"/>
</svg>`;

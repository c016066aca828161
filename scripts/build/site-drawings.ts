import path from 'node:path';
import { buildSync } from 'esbuild';
import { loadModule } from './load-module.ts';
import { root } from './shared-modules.ts';

type Random = () => number;

/** The layers of a cover's drawing: paths on a sheet of 480 by 320. */
export interface Motif {
  readonly fine: string;
  readonly main: string;
  readonly shade: string;
  readonly copper: string;
  readonly open?: string;
  readonly at?: readonly [number, number];
}

/** The layers of a plan symbol: paths on a sheet of 96 by 96. */
export interface PlanDrawing {
  readonly wall: string;
  readonly line: string;
  readonly copper: string;
  readonly solid?: string;
}

/** The colors of the drawings on a blueprint. */
export const BLUEPRINT = {
  ground: '#12395b',
  surface: '#1b4a73',
  draft: '#9cc3dc',
  copper: '#f0a868',
  vellum: '#f4f6f3',
} as const;

/** The modules of the drawings of the pages, by file, as far as they are read here. */
interface Drawings {
  readonly 'cover-motifs.ts': { readonly motifs: readonly ((random: Random) => Motif)[] };
  readonly 'random.ts': {
    readonly randomFrom: (seed: string) => Random;
    readonly pick: <Item>(random: Random, items: readonly Item[]) => Item;
  };
  readonly 'geometry.ts': {
    readonly grid: (width: number, height: number) => string;
    readonly voussoir: (inner: number, outer: number, from: number, to: number) => string;
  };
  readonly 'plan-symbols.ts': { readonly planSymbols: Readonly<Record<string, PlanDrawing>> };
}

const drawingFolder = path.join(root, 'shared-ui/src/components/drawing');

const loaded: Partial<Record<keyof Drawings, unknown>> = {};

function drawings<Name extends keyof Drawings>(name: Name): Drawings[Name] {
  loaded[name] ??= loadModule(path.join(drawingFolder, name));
  return loaded[name] as Drawings[Name];
}

const names: readonly (keyof Drawings)[] = ['cover-motifs.ts', 'random.ts', 'geometry.ts', 'plan-symbols.ts'];

/** The drawings as one module that needs no sources, for whoever renders later. */
export function compileDrawings(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: names
        .map((name) => `export * as ${JSON.stringify(name)} from ${JSON.stringify(`./${name}`)};`)
        .join('\n'),
      resolveDir: drawingFolder,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  });
  return outputFiles[0]?.text ?? '';
}

/** From here on drawings are those of a module that {@link compileDrawings} wrote, not those of the sources. */
export function takeDrawings(module: object): void {
  Object.assign(loaded, module);
}

export const geometry = () => drawings('geometry.ts');

/** What the site's covers show for this seed. */
export function motifOf(seed: string): Motif {
  const { randomFrom, pick } = drawings('random.ts');
  const random = randomFrom(seed);
  return pick(random, drawings('cover-motifs.ts').motifs)(random);
}

/** The plan symbol of a strategy, if the id is one's. */
export function planSymbolOf(id: string): PlanDrawing | undefined {
  const { planSymbols } = drawings('plan-symbols.ts');
  return Object.hasOwn(planSymbols, id) ? planSymbols[id] : undefined;
}

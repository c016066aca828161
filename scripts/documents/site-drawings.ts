import path from 'node:path';
import { root } from '@scripts/core/files';
import { loadModule } from '@scripts/core/modules';
import { buildSync } from 'esbuild';

type Random = () => number;

/** The layers of a cover drawing: paths on a canvas of 480 by 320. */
export interface Motif {
  readonly fine: string;
  readonly main: string;
  readonly shade: string;
  readonly copper: string;
  readonly open?: string;
  readonly at?: readonly [number, number];
}

/** The layers of a plan symbol: paths on a canvas of 96 by 96. */
export interface PlanDrawing {
  readonly wall: string;
  readonly line: string;
  readonly copper: string;
  readonly solid?: string;
}

export const BLUEPRINT = {
  ground: '#12395b',
  surface: '#1b4a73',
  draft: '#9cc3dc',
  copper: '#f0a868',
  vellum: '#f4f6f3',
} as const;

/**
 * The modules of the drawings of the pages, as far as they are read here. Stored builds of the shell use these keys.
 */
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

/** The file of each module. */
const files: Readonly<Record<keyof Drawings, string>> = {
  'cover-motifs.ts': 'cover-motifs.ts',
  'random.ts': 'geometry.ts',
  'geometry.ts': 'geometry.ts',
  'plan-symbols.ts': 'plan-symbols.ts',
};

const drawingFolder = path.join(root, 'shared-ui/src/components/drawing');

const loaded: Partial<Record<keyof Drawings, unknown>> = {};

function drawings<Name extends keyof Drawings>(name: Name): Drawings[Name] {
  loaded[name] ??= loadModule(path.join(drawingFolder, files[name]));
  return loaded[name] as Drawings[Name];
}

/** Bundles the drawings into one module, so that later rendering needs no sources. */
export function compileDrawings(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: Object.entries(files)
        .map(([name, file]) => `export * as ${JSON.stringify(name)} from ${JSON.stringify(`./${file}`)};`)
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

/** Replaces the drawings from the sources with those of a module that {@link compileDrawings} wrote. */
export function takeDrawings(module: object): void {
  Object.assign(loaded, module);
}

export const geometry = () => drawings('geometry.ts');

export function motifOf(seed: string): Motif {
  const { randomFrom, pick } = drawings('random.ts');
  const random = randomFrom(seed);
  return pick(random, drawings('cover-motifs.ts').motifs)(random);
}

/** Returns the plan symbol of a strategy, or undefined if the id is not a strategy's. */
export function planSymbolOf(id: string): PlanDrawing | undefined {
  const { planSymbols } = drawings('plan-symbols.ts');
  return Object.hasOwn(planSymbols, id) ? planSymbols[id] : undefined;
}

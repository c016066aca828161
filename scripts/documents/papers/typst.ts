import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  initSync as startCompiler,
  TypstCompilerBuilder,
  type TypstCompiler,
} from '@myriaddreamin/typst-ts-web-compiler';
import { initSync as startRenderer, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';

const fileOf = (request: string) => readFileSync(fileURLToPath(import.meta.resolve(request)));

/** The site's font faces as static files, one for each weight, as Typst requires. */
const faces = [
  '@expo-google-fonts/besley/400Regular/Besley_400Regular.ttf',
  '@expo-google-fonts/besley/600SemiBold/Besley_600SemiBold.ttf',
  '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf',
  '@expo-google-fonts/public-sans/400Regular_Italic/PublicSans_400Regular_Italic.ttf',
  '@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf',
];

const COMPILER = '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm';
const RENDERER = '@myriaddreamin/typst-ts-renderer/pkg/typst_ts_renderer_bg.wasm';

/** Returns a digest of everything that affects the typeset output: compiler, renderer, and font faces. */
export function typesetterDigest(): string {
  const hash = createHash('sha256');
  for (const file of [COMPILER, RENDERER, ...faces]) hash.update(fileOf(file));
  return hash.digest('hex');
}

let compiler: Promise<TypstCompiler> | undefined;

/** Uses WebAssembly, because the native compiler has no builds for macOS and Windows. */
async function createCompiler(): Promise<TypstCompiler> {
  startCompiler({ module: fileOf(COMPILER) });
  const builder = new TypstCompilerBuilder();
  // No files, packages, or clock: a document may use only its data.
  builder.set_dummy_access_model();
  for (const face of faces) await builder.add_raw_font(new Uint8Array(fileOf(face)));
  return builder.build();
}

const MAIN = '/main.typ';
/** Diagnostics with their position in the template. */
const FULL_DIAGNOSTICS = 3;

/** Compiles a template, which reads its data with `json(bytes(sys.inputs.data))`. */
export async function compile(
  template: string,
  data: unknown,
  format: 'pdf' | 'vector',
): Promise<Uint8Array> {
  const typst = await (compiler ??= createCompiler());
  typst.add_source(MAIN, template);
  const made = typst.compile(MAIN, [['data', JSON.stringify(data)]], format, FULL_DIAGNOSTICS) as {
    readonly result?: Uint8Array;
    readonly diagnostics?: readonly unknown[];
  };
  if (made.result === undefined)
    throw new Error(`The document cannot be set: ${JSON.stringify(made.diagnostics)}`);
  return made.result;
}

/** Flags for the content of an SVG: shapes, glyphs, and styles. The next bit would add a script. */
const SHAPES_GLYPHS_STYLES = 0b111;

let isRendering = false;

/** Renders `vector` output as one SVG with all pages from top to bottom. */
export async function drawPages(vector: Uint8Array): Promise<string> {
  if (!isRendering) startRenderer({ module: fileOf(RENDERER) });
  isRendering = true;
  const renderer = await new TypstRendererBuilder().build();
  const session = renderer.create_session();
  renderer.manipulate_data(session, 'reset', vector);
  return renderer.svg_data(session, SHAPES_GLYPHS_STYLES);
}

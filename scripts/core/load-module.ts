import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';

/**
 * Evaluates a package's module of plain data and returns its exports, separately from the page's module graph.
 *
 * @param instead replacement files, by the name of the import.
 */
export function loadModule(
  file: string,
  instead: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    alias: instead,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports']) as (
    ...given: object[]
  ) => void;
  run(module, module.exports);
  return module.exports;
}

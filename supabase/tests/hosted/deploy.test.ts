import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { projectPaths } from 'embedded-backend/start';
import { checkTypes, upload } from '../harness/deno.ts';
import { deployedFiles, pathOf, readImportMap } from '../harness/deployed-files.ts';
import { functionNames, functionSettings, hostedFunctions } from '../harness/hosted-functions.ts';

const names = await functionNames();

test('config.toml deploys the functions of the folder, all of them and no others', async () => {
  const settings = await functionSettings();
  assert.deepEqual(Object.keys(settings).sort(), names.sort());
  for (const [name, { enabled, entrypoint, verify_jwt }] of Object.entries(settings)) {
    assert.deepEqual([enabled, entrypoint, verify_jwt], [true, `./functions/${name}/index.ts`, false]);
  }
});

test('a deploy sends every file that a function imports, by paths and mapped names that the bundler can follow', async () => {
  for (const { name, entry, map, deployment } of await hostedFunctions()) {
    const { files, missing, outside } = deployment;
    assert.deepEqual([missing, outside], [[], []], name);
    assert.ok(files.includes(entry), entry);
    const imports = await readImportMap(projectPaths.root, map);
    for (const file of files.filter((path) => path.endsWith('.ts'))) {
      const { importedFiles } = ts.preProcessFile(await readFile(join(projectPaths.root, file), 'utf8'));
      for (const { fileName } of importedFiles) {
        const path = pathOf(fileName, file, imports);
        const isThere = path === null ? imports.get(fileName)?.startsWith('npm:') : files.includes(path);
        assert.ok(isThere, `${name}: ${file} imports ${fileName}, which a deploy leaves behind`);
      }
    }
  }
});

test('a deploy leaves behind what has no extension, is not there, or lies above the project', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ninecourse-deploy-'));
  await mkdir(join(folder, 'rules'));
  const lines = ["import './rule'", "import '../above.ts'", "import './gone.ts'", "import 'rules/one.ts'"];
  await writeFile(join(folder, 'index.ts'), lines.join(';\n'));
  await writeFile(join(folder, 'rules/one.ts'), "export * from '../two.ts'");
  for (const file of ['rule.ts', 'two.ts']) await writeFile(join(folder, file), '');
  await writeFile(join(folder, 'deno.json'), JSON.stringify({ imports: { 'rules/': './rules/' } }));
  assert.deepEqual(await deployedFiles(folder, 'index.ts', 'deno.json'), {
    files: ['deno.json', 'index.ts', 'rules/one.ts', 'two.ts'],
    missing: ['gone.ts'],
    outside: ['../above.ts'],
  });
  await rm(folder, { recursive: true });
});

test('what is sent type-checks on Deno', async () => {
  const functions = await hostedFunctions();
  const sent = await upload([...new Set(functions.flatMap(({ deployment }) => deployment.files))]);
  try {
    await checkTypes(
      sent,
      functions.map(({ entry }) => entry),
    );
  } finally {
    await sent.remove();
  }
});

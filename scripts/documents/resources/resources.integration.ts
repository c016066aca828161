import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brandFileInUse, loadModule } from '@scripts/core/modules';
import { strFromU8, unzipSync } from 'fflate';
import { BufferSource, Input, WEBM } from 'mediabunny';
import { timeFilm } from 'shared-contract/resources/film';
import { isFilm, allResources, type Resource } from 'shared-contract/resources/resources';
import { sampleNotice } from 'shared-contract/tools/document';
import { inputsOf, linesOf, workOut } from 'shared-contract/tools/worksheet';
import { extractText, getDocumentProxy } from 'unpdf';
import { officeOf, spreadsheetChecks } from '../office/office.ts';
import { digestOfFilm, filmFile, readFilmRecords } from './films.ts';
import { makeResource, resourceContents } from './make-resources.ts';

const { brand } = loadModule(brandFileInUse()) as { brand: { readonly name: string } };
const contents = resourceContents();
const made = new Map(
  await Promise.all(
    allResources.map(
      async (resource) => [resource.id, await makeResource(resource, contents[resource.id])] as const,
    ),
  ),
);
const fileOf = ({ id }: Resource) => made.get(id) ?? assert.fail(id);
const extensions = {
  calculator: 'xlsx',
  template: 'docx',
  guide: 'pdf',
  video: 'webm',
  webinar: 'webm',
} as const;

for (const resource of allResources)
  it(`${resource.id} is of its type, the same bytes at every build, and of at most 3 MB`, async () => {
    const file = fileOf(resource);
    assert.equal(file.extension, extensions[resource.type]);
    assert.equal((await makeResource(resource, contents[resource.id])).sha256, file.sha256);
    assert.ok(file.bytes.length <= 3_000_000, String(file.bytes.length));
    assert.equal(file.words !== null, isFilm(resource.type));
  });

const office = officeOf('resources');
describe('calculators', () => {
  for (const resource of allResources) {
    const content = contents[resource.id];
    if (content.kind !== 'worksheet') continue;
    it(`${resource.id}: every example comes out to the cent, every result is a live formula`, () => {
      assert.equal(content.title, resource.title);
      for (const { inputs, expected } of content.examples) {
        const values = workOut(content, inputs);
        for (const [line, value] of Object.entries(expected))
          assert.equal(values.get(line)?.toFixed(2), value?.toFixed(2), line);
      }
      const sheet = strFromU8(
        unzipSync(fileOf(resource).bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
      );
      assert.equal(sheet.split('<f>').length - 1, linesOf(content).length - inputsOf(content).length);
    });
    it(`${resource.id} passes its checks when an office recalculates it`, { skip: office === null }, () => {
      assert.equal(office && spreadsheetChecks(office, fileOf(resource)), 'pass');
    });
  }
});

describe('samples', () => {
  for (const resource of allResources) {
    const content = contents[resource.id];
    if (!('isSample' in content)) continue;
    it(`${resource.id} says in its file that counsel has to read it`, () => {
      const parts = Object.entries(unzipSync(fileOf(resource).bytes)).filter(([name]) =>
        /^(word\/document|word\/footer\d+|xl\/(sharedStrings|worksheets\/sheet1))\.xml$/.test(name),
      );
      const shown = parts.filter(([, bytes]) => strFromU8(bytes).includes(sampleNotice));
      assert.equal(shown.length, content.kind === 'document' ? 2 : 1);
    });
  }
});

describe('templates', () => {
  for (const resource of allResources) {
    const content = contents[resource.id];
    if (content.kind !== 'document') continue;
    it(`${resource.id} opens in an office, whole`, { skip: office === null }, async () => {
      const pdf = office?.convert(fileOf(resource), 'pdf') ?? assert.fail();
      const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
      const words = text.join(' ').replaceAll(/\s+/g, '');
      assert.ok(totalPages <= 3, String(totalPages));
      assert.equal(content.title, resource.title);
      for (const { heading } of content.sections)
        assert.ok(words.includes(heading.replaceAll(/\s+/g, '')), heading);
    });
  }
});

describe('guides', () => {
  for (const resource of allResources) {
    if (contents[resource.id].kind !== 'guide') continue;
    it(`${resource.id} is tagged as PDF/UA, with its title and sources`, async () => {
      const { bytes } = fileOf(resource);
      assert.match(Buffer.from(bytes).toString('latin1'), /pdfuaid:part[^>]*>1</);
      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      assert.equal(((await pdf.getMetadata()).info as { Title: string }).Title, resource.title);
      assert.match((await extractText(pdf)).text.join(' '), /Sources/);
    });
  }
});

describe('films', () => {
  for (const resource of allResources) {
    const content = contents[resource.id];
    if (content.kind !== 'film') continue;
    const { film } = content;
    it(`${resource.id}: file, captions and duration are those of its content (npm run films)`, async () => {
      const bytes = readFileSync(filmFile(resource.id));
      const kept = readFilmRecords()[resource.id];
      assert.equal(kept?.content, digestOfFilm(film, brand.name));
      assert.equal(kept.sha256, createHash('sha256').update(bytes).digest('hex'));
      const { seconds, chapters } = timeFilm(film);
      const input = new Input({ formats: [WEBM], source: new BufferSource(new Uint8Array(bytes)) });
      assert.ok(Math.abs((await input.computeDuration()) - seconds) < 0.1);
      const track = await input.getPrimaryVideoTrack();
      assert.deepEqual(
        [await track?.getCodec(), await track?.getDisplayWidth(), await input.getPrimaryAudioTrack()],
        ['vp9', 1280, null],
      );
      assert.equal(resource.minutes, Math.round(seconds / 60));
      assert.equal(film.title, resource.title);
      const said = chapters.flatMap(({ cues }) => cues.map(({ text }) => text)).join(' ');
      assert.ok(said.split(' ').length >= 800);
      assert.deepEqual(JSON.parse(fileOf(resource).words ?? ''), JSON.parse(JSON.stringify(timeFilm(film))));
    });
  }
});

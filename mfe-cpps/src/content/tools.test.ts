import { layerName, layers } from './layers.ts';
import { toolFiles } from './tool-files/tool-files.ts';
import { toolCategories, tools } from './tools.ts';

test('there are ten tools with ids of their own, in four categories, over all nine layers', () => {
  expect(tools).toHaveLength(10);
  expect(new Set(tools.map(({ id }) => id)).size).toBe(10);
  expect(new Set(tools.map(({ category }) => category))).toEqual(new Set(toolCategories.map(({ id }) => id)));
  expect(new Set(tools.map(({ layer }) => layer))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

test('the layers bear the titles, weeks and short names of the program', () => {
  expect(layers.map(({ number, title, weeks, name }) => [number, title, weeks, name])).toEqual([
    [1, 'Entity Structuring + Retirement Flow', '1-2', 'Entity Structuring'],
    [2, 'Cost Segregation Acceleration', '3', 'Cost Segregation'],
    [3, 'R&D Credit Mastery', '4', 'R&D Credits'],
    [4, 'Cash Balance + DB Plans', '5-6', 'Retirement Plans'],
    [5, 'Captive Insurance Setup', '7-8', 'Captive Insurance'],
    [6, 'Asset Protection Layers', '9', 'Asset Protection'],
    [7, 'Succession + Exit Planning', '10-11', 'Exit Planning'],
    [8, 'Philanthropy + Offsets', '12', 'Philanthropy'],
    [9, 'ROI Forecasting + Strategy Tools', '13-14', 'ROI Tools'],
  ]);
});

test('calculators are worksheets, presentations are slides, the rest are pages', () => {
  for (const { id, category } of tools) {
    const file = toolFiles[id];
    const form = file.kind === 'worksheet' ? 'worksheet' : file.format;
    const expected =
      category === 'calculators' ? 'worksheet' : category === 'presentations' ? 'slides' : 'pages';
    expect([id, form]).toEqual([id, expected]);
  }
});

test('every file names the layer of its tool', () => {
  for (const { id, layer } of tools) expect(toolFiles[id].purpose).toMatch(`Layer ${layer}. `);
  expect(layerName(3)).toBe('R&D Credits');
});

test('the presentations hold as many slides as they say', () => {
  // The count includes the title slide.
  expect(toolFiles['exit-readiness'].sections).toHaveLength(8);
  expect(toolFiles['giving-strategies'].sections).toHaveLength(7);
  expect(
    tools.filter(({ category }) => category === 'presentations').map(({ description }) => description),
  ).toEqual([expect.stringMatching(/^Nine slides/), expect.stringMatching(/^Eight slides/)]);
});

test('the captive checklist warns of reportable transactions before anything else', () => {
  expect(JSON.stringify(toolFiles['captive-feasibility'].sections[0])).toContain('TD 10029');
});

import { workedExample } from '../lib/worksheet.ts';
import { layerName, layers } from './layers.ts';
import { toolFiles } from './tool-files/tool-files.ts';
import { mostDownloaded, toolCategories, tools } from './tools.ts';

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

test('the start counts of the most downloaded tools are kept', () => {
  expect(mostDownloaded.map(({ downloads }) => downloads)).toEqual([847, 623, 556]);
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
  expect(toolFiles['exit-readiness'].sections).toHaveLength(8);
  expect(toolFiles['giving-strategies'].sections).toHaveLength(7);
});

test('the captive checklist warns of reportable transactions before anything else', () => {
  expect(JSON.stringify(toolFiles['captive-feasibility'].sections[0])).toContain('TD 10029');
});

const dollars = (values: ReadonlyMap<string, number>, id: string) => Math.round(values.get(id) ?? Number.NaN);

describe('worked examples', () => {
  test('cost segregation: 5, 15 and 39-year property of a $2,000,000 basis in service in July', () => {
    const values = workedExample(toolFiles['cost-segregation']);
    expect(['amount5', 'amount15', 'amount39'].map((id) => dollars(values, id))).toEqual([
      360_000, 240_000, 1_400_000,
    ]);
    // 5.5 of 12 months of one thirty-ninth.
    expect(dollars(values, 'long')).toBe(16_453);
    expect(dollars(values, 'without')).toBe(23_504);
    expect(dollars(values, 'deferred')).toBe(219_391);
  });

  test('entity comparison: only earnings up to the wage base bear the 12.4%', () => {
    const values = workedExample(toolFiles['entity-comparison']);
    expect(dollars(values, 'seTax')).toBe(30_912);
    expect(dollars(values, 'payrollTax')).toBe(18_360);
    expect(dollars(values, 'net')).toBe(8_052);
  });

  test('cash balance: the owner of the example gets 93.6% of $282,100', () => {
    const values = workedExample(toolFiles['cash-balance']);
    expect(dollars(values, 'total')).toBe(282_100);
    expect(values.get('ownerShare')).toBeCloseTo(93.62, 2);
  });

  test('forecast: savings are weighted by probability before they are set against the cost', () => {
    const values = workedExample(toolFiles['roi-forecast']);
    expect(dollars(values, 'expected')).toBe(99_100);
    expect(values.get('multiple')).toBeCloseTo(2.68, 2);
    expect(dollars(values, 'fiveYears')).toBe(247_947);
  });
});

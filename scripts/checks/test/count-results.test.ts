import { countResults } from './count-results.ts';

describe('countResults', () => {
  it('reads the summary of each tool', () => {
    expect(countResults('jest', 'Tests:       2 failed, 40 passed, 42 total\n', 1)).toEqual({
      passed: 40,
      failed: 2,
    });
    expect(countResults('lines', 'suite a: 3 passed, 0 failed\n12 passed, 1 failed\n', 1)).toEqual({
      passed: 12,
      failed: 1,
    });
    expect(countResults('node', 'ℹ pass 7\nℹ fail 0\n', 0)).toEqual({ passed: 7, failed: 0 });
    expect(countResults('playwright', '  1 failed\n    home.spec.ts\n  31 passed (1.2m)\n', 1)).toEqual({
      passed: 31,
      failed: 1,
    });
  });

  it('counts a journey that passed at the second try as passed', () => {
    expect(countResults('playwright', '  1 flaky\n    home.spec.ts\n  30 passed (1.2m)\n', 0)).toEqual({
      passed: 31,
      failed: 0,
    });
  });

  it('adds up the tasks of turbo, and what came from its cache', () => {
    const output = `• turbo
a:types: cache hit, replaying logs 1f
a:types: > tsc
a:unit: cache hit, replaying logs 2e
a:unit: Tests:       40 passed, 40 total
b:unit: cache miss, executing 3d
b:unit: Tests:       1 failed, 6 passed, 7 total
b:types: cache miss, executing 4c

 Tasks:    2 successful, 4 total
 Failed:    b#types, b#unit
`;
    expect(countResults('turbo', output, 1)).toEqual({ passed: 47, failed: 2, cached: 41 });
    expect(countResults('turbo', 'x Could not find turbo.json', 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('reads through colours', () => {
    expect(countResults('jest', `Tests: \u001b[32m5 passed\u001b[39m, 5 total`, 0)).toEqual({
      passed: 5,
      failed: 0,
    });
  });

  it('counts a tool that fails without a word, or runs nothing, as one failure', () => {
    expect(countResults('jest', 'Cannot find module', 1)).toEqual({ passed: 0, failed: 1 });
    expect(countResults('playwright', 'Error: no tests found', 0)).toEqual({ passed: 0, failed: 1 });
    expect(countResults('check', '', 2)).toEqual({ passed: 0, failed: 1 });
    expect(countResults('check', '', 0)).toEqual({ passed: 1, failed: 0 });
  });
});

import { chooseNode } from './choose-node.js';

const machine = { pinned: '/project/node', isPinnedThere: false, own: '/usr/bin/node' };

test('the pinned Node runs the commands, whatever started them', () => {
  expect(chooseNode({ ...machine, isPinnedThere: true, version: '20.19.0' })).toEqual({
    file: '/project/node',
    options: [],
  });
});

test.each(['22.18.0', '23.6.1', '24.0.0', '26.10.0'])('without it Node %s does as it is', (version) => {
  expect(chooseNode({ ...machine, version })).toEqual({ file: '/usr/bin/node', options: [] });
});

test.each(['22.12.0', '22.17.1', '23.5.0'])(
  'Node %s does with what it still calls experimental',
  (version) => {
    expect(chooseNode({ ...machine, version })).toEqual({
      file: '/usr/bin/node',
      options: expect.arrayContaining(['--experimental-strip-types', '--experimental-sqlite']) as string[],
    });
  },
);

test.each(['20.19.0', '22.11.0'])('Node %s is told what to install', (version) => {
  expect(() => chooseNode({ ...machine, version })).toThrow(
    `Node ${version} is too old: install Node 24, or any from 22.12 on.`,
  );
});

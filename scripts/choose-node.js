/**
 * The oldest Node that runs TypeScript and SQLite without a flag, by major version; from 22.12 on the flags do.
 * @type {Readonly<Record<number, number>>}
 */
const withoutFlags = { 22: 18, 23: 6 };

const experimental = [
  '--experimental-strip-types',
  '--experimental-sqlite',
  '--disable-warning=ExperimentalWarning',
];

/**
 * Which Node runs the commands: the pinned one where its package could be installed, else the machine's own.
 *
 * @param {object} machine
 * @param {string} machine.pinned path of the pinned binary
 * @param {boolean} machine.isPinnedThere
 * @param {string} machine.own path of the Node that asks
 * @param {string} machine.version of the Node that asks, such as `22.12.0`
 * @returns {{ file: string, options: readonly string[] }} binary, and what NODE_OPTIONS has to carry
 * @throws one line that says what to install
 */
export function chooseNode({ pinned, isPinnedThere, own, version }) {
  if (isPinnedThere) return { file: pinned, options: [] };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 12))
    throw new Error(
      `The pinned Node could not be installed on this machine, and Node ${version} is too old: install Node 24, or any from 22.12 on.`,
    );
  const needsFlags = minor < (withoutFlags[major] ?? 0);
  return { file: own, options: needsFlags ? experimental : [] };
}

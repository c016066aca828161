import { portIsTaken } from './services.ts';

/** A setting and its port. With 0, the system chooses a free port. */
export type NamedPort = readonly [setting: string, port: number];

/**
 * Checks every port before long work starts.
 *
 * @throws one line with the port and the setting that changes it.
 */
export async function assertPortsFree(ports: readonly NamedPort[]): Promise<void> {
  const seen = new Map<number, string>();
  for (const [setting, port] of ports) {
    const other = port === 0 ? undefined : seen.get(port);
    if (other !== undefined)
      throw new Error(`${other} and ${setting} both need port ${String(port)}: set one of them to another.`);
    seen.set(port, setting);
    if (await portIsTaken(port))
      throw new Error(
        `Port ${String(port)} is in use. Stop what listens there, or set ${setting} to another port.`,
      );
  }
}

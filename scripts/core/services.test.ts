import { getEventListeners } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { portIsTaken, ServiceError, startService, type Service } from './services.ts';

const file = path.join(__dirname, 'testing/tiny-service.ts');
const started: Service[] = [];

async function start(behaviour: string, onLine?: (line: string) => void) {
  const service = await startService('The tiny service', file, {
    env: { TINY: 'a word' },
    args: [behaviour],
    ...(onLine ? { onLine } : {}),
  });
  started.push(service);
  return service;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.stop()));
});

describe('startService', () => {
  it('waits for the word that it is ready, and passes settings, arguments and lines on', async () => {
    const lines: string[] = [];
    const service = await start('runs', (line) => lines.push(line));
    expect(service).toMatchObject({ name: 'The tiny service', url: 'http://localhost:4711' });
    expect(lines).toEqual(['told a word', 'in two halves']);
  });

  it('stops it when asked, and however often', async () => {
    const lines: string[] = [];
    const service = await start('runs', (line) => lines.push(line));
    await Promise.all([service.stop(), service.stop()]);
    await service.ended;
    await service.stop();
    expect(lines.at(-1)).toBe('stopping');
  });

  it('says that it has ended when it dies by itself', async () => {
    const service = await start('dies');
    await expect(service.ended).resolves.toBeUndefined();
  });

  it('stops it by a signal, which forgets a service that has ended', async () => {
    const stopping = new AbortController();
    const options = { env: {}, signal: stopping.signal };
    const listeners = () => getEventListeners(stopping.signal, 'abort').length;
    const dead = await startService('The tiny service', file, { ...options, args: ['dies'] });
    await dead.ended;
    await expect(startService('The tiny service', file, { ...options, args: ['ends'] })).rejects.toThrow();
    expect(listeners()).toBe(0);
    const running = await startService('The tiny service', file, { ...options, args: ['runs'] });
    expect(listeners()).toBe(1);
    stopping.abort();
    await expect(running.ended).resolves.toBeUndefined();
  });

  it('fails with the last words of a service that cannot start', async () => {
    await expect(start('fails')).rejects.toThrow(ServiceError);
    await expect(start('fails')).rejects.toThrow('Port 54321 is in use; set BACKEND_PORT.');
  });

  it('fails in its own words when the service says none', async () => {
    await expect(start('ends')).rejects.toThrow('The tiny service ended before it was ready.');
  });
});

describe('portIsTaken', () => {
  it('tells a taken port from a free one, and lets go of it', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(portIsTaken(port)).resolves.toBe(true);
    await new Promise((resolve) => server.close(resolve));
    await expect(portIsTaken(port)).resolves.toBe(false);
    await expect(portIsTaken(port)).resolves.toBe(false);
  });

  it('takes 0 for any free port', async () => {
    await expect(portIsTaken(0)).resolves.toBe(false);
  });
});

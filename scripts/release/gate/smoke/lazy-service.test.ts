import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startAtFirstRequest } from './lazy-service.ts';

/** Returns a start of a service in this process, and counts its starts and stops. */
function countedService() {
  const counts = { started: 0, stopped: 0 };
  const start = async () => {
    counts.started += 1;
    const server = createServer((request, response) => {
      request.pipe(response);
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    return {
      name: 'The echo',
      url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
      ended: Promise.resolve(),
      stop() {
        counts.stopped += 1;
        server.closeAllConnections();
        server.close();
        return Promise.resolve();
      },
    };
  };
  return { counts, start };
}

const isIgnored = (line: string) => line === 'POST /report HTTP/1.1';

const echo = async (url: string, body: string) => (await fetch(url, { method: 'POST', body })).text();

test('a service starts once, at its first request', async () => {
  const { counts, start } = countedService();
  const service = await startAtFirstRequest(start, isIgnored);
  expect(counts.started).toBe(0);
  expect(await Promise.all(['one', 'two'].map((body) => echo(service.url, body)))).toEqual(['one', 'two']);
  await service.stop();
  expect(counts).toEqual({ started: 1, stopped: 1 });
  await expect(echo(service.url, 'three')).rejects.toThrow('fetch failed');
});

test('a service without a request never starts, and an ignored request does not count', async () => {
  const { counts, start } = countedService();
  const service = await startAtFirstRequest(start, isIgnored);
  const { status } = await fetch(`${service.url}/report`, { method: 'POST', body: 'one' });
  expect(status).toBe(204);
  await service.stop();
  expect(counts).toEqual({ started: 0, stopped: 0 });
});

test('a service that does not start drops the connection, and its stop reports why', async () => {
  const service = await startAtFirstRequest(() => Promise.reject(new Error('The port is taken')), isIgnored);
  await expect(echo(service.url, 'one')).rejects.toThrow('fetch failed');
  await expect(service.stop()).rejects.toThrow('The port is taken');
});

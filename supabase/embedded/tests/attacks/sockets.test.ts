import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { listenTo } from '../../../tests/harness/channels.ts';
import { startProduct, succeed, unwrap } from '../../../tests/harness/project.ts';
import { tokenOf } from '../../../tests/harness/raw.ts';

const project = await startProduct();
const { url, publishableKey } = project.backend;
const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=1.0.0`;

const open = async (headers: Record<string, string> = {}): Promise<WebSocket> => {
  const socket = new WebSocket(address, { headers });
  await once(socket, 'open');
  return socket;
};
const message = (event: string, topic: string, payload: unknown, ref = '1') =>
  JSON.stringify({ topic, event, payload, ref, join_ref: ref });
/** Waits for the response to a final message. The server replies in order, so the earlier messages are done. */
function beat(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('message', function hear(data: Buffer) {
      if ((JSON.parse(data.toString()) as { ref: string | null }).ref !== 'beat') return;
      socket.off('message', hear);
      resolve();
    });
    socket.send(message('heartbeat', 'phoenix', {}, 'beat'));
  });
}
/** Returns the first response line, or an empty string if the connection closes without a response. */
function raw(
  lines: string[],
  then: (socket: ReturnType<typeof connect>) => void = () => undefined,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write([...lines, `Host: ${hostname}:${port}`, '', ''].join('\r\n'));
      then(socket);
    });
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}
const handshake = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

test('a page of another origin opens no socket; pages of the site and of this machine do', async () => {
  const path = new URL(address).pathname + new URL(address).search;
  for (const origin of ['https://evil.example', 'null', 'https://localhost.evil.example'])
    assert.match(
      await raw([`GET ${path} HTTP/1.1`, ...handshake, key, `Origin: ${origin}`]),
      / 403 /,
      origin,
    );
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:4000'])
    (await open({ origin })).terminate();
  (await open()).terminate();
});

test('handshakes that make no sense end their own connection and nothing else', async () => {
  const path = new URL(address).pathname + new URL(address).search;
  for (const target of ['//', '//:0', 'http://', '/realtime/v1/websocket', '/elsewhere', '*', '/%E0%A4%A'])
    assert.match(await raw([`GET ${target} HTTP/1.1`, ...handshake, key]), /^$| 40\d /, target);
  assert.match(await raw([`GET ${path} HTTP/1.1`, ...handshake]), / 400 /, 'no key of the handshake');
  await raw([`GET // HTTP/1.1`, ...handshake, key], (socket) => socket.resetAndDestroy());
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});

test('malformed frames are passed over or end their own socket; others go on hearing', async () => {
  const owner = await project.signIn('client@example.com', 'demo-password');
  const listener = await listenTo(owner.client, { table: 'clients' });
  const socket = await open();
  for (const frame of [
    ...[
      '',
      '{',
      'null',
      '[]',
      '7',
      '[[],[],[],[],[]]',
      '{"topic":7,"event":{}}',
      '{"__proto__":{"topic":"x"}}',
    ],
    ...['phx_join', 'access_token', 'broadcast', 'phx_leave', 'heartbeat', 'none'].map((event) =>
      message(event, 'realtime:x', [null]),
    ),
    message('phx_join', 'realtime:x', { config: { postgres_changes: [null, 7, { schema: {}, table: [] }] } }),
    message('phx_join', 'realtime:x', { config: 7, access_token: { a: 1 } }),
    message('phx_join', 'realtime:x', {
      config: { postgres_changes: [{ table: 'clients', filter: 'id=eq.\0' }] },
    }),
    message('broadcast', 'realtime:x', { deep: JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown }),
  ])
    socket.send(frame);
  for (const bytes of [
    [],
    [3],
    [3, 255, 255, 255, 255, 255, 1],
    [9, 0, 0, 0, 0, 0, 1],
    [3, 0, 0, 0, 0, 0, 1, 0xff],
  ])
    socket.send(Buffer.from(bytes));
  await beat(socket);

  const huge = await open();
  huge.on('error', () => undefined);
  huge.send('x'.repeat(2 * 1024 * 1024));
  assert.equal((await once(huge, 'close'))[0], 1009);
  const garbled = await open();
  garbled.on('error', () => undefined);
  (garbled as unknown as { _socket: { write(data: Buffer): void } })._socket.write(Buffer.alloc(64, 0xff));
  await once(garbled, 'close');

  succeed(await owner.client.from('clients').insert({ name: 'Heard' }));
  await listener.until(1);
  socket.terminate();
});

test('one socket gets so many channels and changes, and no more', async () => {
  const socket = await open();
  const replies: string[] = [];
  socket.on('message', (data: Buffer) => {
    const { event, payload } = JSON.parse(data.toString()) as { event: string; payload: { status: string } };
    if (event === 'phx_reply') replies.push(payload.status);
  });
  const many = Array.from({ length: 101 }, () => ({ event: '*', schema: 'public', table: 'clients' }));
  socket.send(message('phx_join', 'realtime:many', { config: { postgres_changes: many } }));
  for (let index = 0; index < 101; index += 1) socket.send(message('phx_join', `realtime:${index}`, {}));
  await beat(socket);
  assert.deepEqual(replies, ['error', ...Array<string>(100).fill('ok'), 'error', 'ok']);
  socket.terminate();
});

interface SocketMessage {
  ref: string | null;
  event: string;
  payload: { status?: string; response?: { reason?: string }; joins?: Record<string, { metas: object[] }> };
}
/** Opens a socket that records its messages and returns the response to each message sent. */
async function converse(topic: string) {
  const socket = await open();
  const frames: SocketMessage[] = [];
  let count = 0;
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as SocketMessage));
  return {
    frames,
    ask: async (event: string, payload: unknown): Promise<string> => {
      count += 1;
      socket.send(message(event, topic, payload, String(count)));
      await beat(socket);
      const { payload: answer } = frames.find(({ ref }) => ref === String(count)) ?? {};
      return answer?.response?.reason ?? answer?.status ?? 'none';
    },
    end: () => socket.terminate(),
  };
}

test('bare frames get nothing from the private channel of a story without the right to read it', async () => {
  const [writer, rival] = [
    await project.signIn('client@example.com', 'demo-password'),
    await project.signIn('coach2@example.com', 'demo-password'),
  ];
  const [story] = unwrap(await writer.client.from('stories').select('id').eq('user_id', writer.id).limit(1));
  assert.deepEqual(
    unwrap(
      await rival.client
        .from('stories')
        .select('id')
        .eq('id', story?.id ?? ''),
    ),
    [],
  );
  const topic = `realtime:story:${story?.id ?? ''}`;
  const [own, other] = [await converse(topic), await converse(topic)];
  const [token, stranger] = [await tokenOf(writer), await tokenOf(rival)];
  const config = { private: true, presence: { key: writer.id, enabled: true } };
  const here = { type: 'presence', event: 'track', payload: {} };

  assert.equal(await own.ask('phx_join', { config, access_token: token }), 'ok');
  assert.ok(own.frames.some(({ event }) => event === 'presence_state'));
  for (const join of [
    { config },
    { config, access_token: stranger },
    { config, access_token: publishableKey },
  ])
    assert.equal(
      await other.ask('phx_join', join),
      `Unauthorized: You do not have permissions to read from this Channel topic: story:${story?.id ?? ''}`,
    );
  assert.equal(await other.ask('presence', here), 'Join the channel first');
  for (const wrong of ['true', 1, null, {}])
    await other.ask('phx_join', { config: { ...config, private: wrong }, access_token: stranger });
  assert.equal(await other.ask('presence', here), 'ok');

  assert.equal(await own.ask('presence', here), 'ok');
  assert.match(await own.ask('presence', { ...here, event: 'steal' }), /"track" or "untrack"/);
  assert.match(await own.ask('presence', { ...here, payload: { text: 'x'.repeat(5000) } }), /larger than/);
  await own.ask('heartbeat', {});
  const heard = (frames: SocketMessage[]) => frames.filter(({ event }) => !event.startsWith('phx_'));
  assert.deepEqual(
    heard(own.frames).map(({ event, payload: { joins = {} } }) => [event, Object.keys(joins)]),
    [
      ['presence_state', []],
      ['presence_diff', [writer.id]],
    ],
  );
  assert.ok(!JSON.stringify(heard(other.frames)).includes(`"${writer.id}":{"metas":[{}]`));
  own.end();
  other.end();
});

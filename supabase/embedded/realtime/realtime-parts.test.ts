import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mock, test } from 'node:test';
import { decode, encode, filterFor } from './wire.ts';
import { serveSocket } from './socket.ts';
import type { PublishedTable } from './tables.ts';
import { conditionFor } from './visibility.ts';

const row = { id: 7, status: 'draft', note: null };

test('filters compare numbers as numbers and text as text', () => {
  for (const filter of [
    undefined,
    '',
    'id=eq.7',
    'id=gt.6.5',
    'id=lt.10',
    'status=in.(draft,done)',
    'status=neq.done',
  ]) {
    assert.equal(filterFor(filter)(row), true, filter);
  }
  for (const filter of [
    'id=eq.8',
    'id=lt.7',
    'status=in.(done)',
    'note=eq.null',
    'note=neq.x',
    'none=eq.1',
    'bad',
  ]) {
    assert.equal(filterFor(filter)(row), false, filter);
  }
});

test('policies: permissive ones widen, restrictive ones narrow, none of mine means nothing', () => {
  const table = (policies: PublishedTable['policies'], hasRowSecurity = true): PublishedTable => ({
    oid: '1',
    schema: 'public',
    name: 't',
    columns: [],
    hasRowSecurity,
    policies,
    decisive: [],
  });
  const policy = (expression: string, roles = ['public'], isPermissive = true) => ({
    expression,
    roles,
    isPermissive,
  });
  const two = table([policy('a'), policy('b', ['authenticated']), policy('c', ['public'], false)]);
  assert.equal(conditionFor(two, 'authenticated'), '((a) or (b)) and (c)');
  assert.equal(conditionFor(two, 'anon'), '((a)) and (c)');
  assert.equal(conditionFor(table([policy('b', ['authenticated'])]), 'anon'), 'false');
  assert.equal(conditionFor(table([policy('c', ['public'], false)]), 'anon'), 'false');
  assert.equal(conditionFor(two, 'service_role'), null);
  assert.equal(conditionFor(table([], false), 'anon'), null);
});

test('frames of both versions are read and written; broken ones are no message', () => {
  const message = { joinRef: '1', ref: '2', topic: 'realtime:x', event: 'phx_join', payload: { a: 1 } };
  for (const version of [1, 2] as const) {
    assert.deepEqual(decode(Buffer.from(encode(message, version)), false), message);
  }
  for (const text of ['', '{', 'null', '7', '[]', '["1","2",3,"x",{}]'])
    assert.equal(decode(Buffer.from(text), false), null);
  assert.equal(decode(Buffer.from(encode(message, 2)), true), null);
});

test('a connection that is silent for two minutes is ended, one with heartbeats is not', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const terminate = mock.fn();
  const socket = Object.assign(new EventEmitter(), { terminate });
  serveSocket(socket as never, {} as never);
  for (let minute = 0; minute < 5; minute += 1) {
    mock.timers.tick(60_000);
    socket.emit('message', Buffer.from('{}'), false);
  }
  assert.equal(terminate.mock.callCount(), 0);
  mock.timers.tick(120_000);
  assert.equal(terminate.mock.callCount(), 1);
  mock.timers.reset();
});

import type { WebSocket } from 'ws';
import { Channels, type SocketOptions } from './socket-channels.ts';
import { decode } from './wire.ts';

/** Maximum queued messages before the socket pauses. */
const mostWaiting = 50;

/**
 * A connection without heartbeats for this long counts as lost. Browsers run timers of a hidden tab only once a minute.
 */
const MAX_SILENCE_MS = 120_000;

/** Serves one client until its socket closes. Replies in the order of the messages. */
export function serveSocket(socket: WebSocket, options: SocketOptions): void {
  const channels = new Channels(socket, options);
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;
  const startSilence = () => setTimeout(() => socket.terminate(), MAX_SILENCE_MS).unref();
  let silence = startSilence();

  socket.on('message', (data, isBinary) => {
    clearTimeout(silence);
    silence = startSilence();
    const message = decode(
      Buffer.isBuffer(data) ? data : Buffer.concat([data].flat().map(toBuffer)),
      isBinary,
    );
    if (message === null) return;
    waiting += 1;
    if (waiting > mostWaiting) socket.pause();
    turn = turn
      .then(() => channels.answer(message))
      .catch(() => channels.reply(message, 'error', { reason: 'Could not be handled' }))
      .finally(() => {
        waiting -= 1;
        if (waiting === 0 && socket.isPaused) socket.resume();
      });
  });
  socket.on('close', () => {
    clearTimeout(silence);
    channels.leaveAll();
  });
  socket.on('error', () => socket.terminate());
}

const toBuffer = (data: Buffer | ArrayBuffer): Buffer => (Buffer.isBuffer(data) ? data : Buffer.from(data));

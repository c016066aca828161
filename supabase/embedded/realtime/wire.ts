export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

const pushKind = 3;
const jsonEncoding = 1;

/** Reads a frame of the Phoenix protocol, version 1 (objects) or 2 (arrays, and binary frames for broadcasts). */
export function decode(frame: Buffer, isBinary: boolean): Message | null {
  if (isBinary) return decodeBroadcast(frame);
  let value: unknown;
  try {
    value = JSON.parse(frame.toString('utf8'));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = Array.isArray(value)
    ? value
    : ['join_ref', 'ref', 'topic', 'event', 'payload'].map(
        (name) => (value as Record<string, unknown>)[name],
      );
  const [joinRef, ref, topic, event, payload] = fields as unknown[];
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return {
    joinRef: typeof joinRef === 'string' ? joinRef : null,
    ref: typeof ref === 'string' ? ref : null,
    topic,
    event,
    payload: typeof payload === 'object' && payload !== null ? { ...payload } : {},
  };
}

/** A broadcast comes as: kind, five lengths, encoding, then join ref, ref, topic, event, metadata, payload. */
function decodeBroadcast(frame: Buffer): Message | null {
  if (frame.length < 7 || frame[0] !== pushKind || frame[6] !== jsonEncoding) return null;
  let at = 7;
  const take = (index: number): string => {
    const end = at + (frame[index] ?? 0);
    const text = frame.toString('utf8', at, end);
    at = end;
    return text;
  };
  const [joinRef, ref, topic, event] = [take(1), take(2), take(3), take(4)];
  take(5);
  try {
    const payload: unknown = JSON.parse(frame.toString('utf8', at));
    return {
      joinRef: joinRef || null,
      ref: ref || null,
      topic,
      event: 'broadcast',
      payload: { type: 'broadcast', event, payload },
    };
  } catch {
    return null;
  }
}

export function encode({ joinRef, ref, topic, event, payload }: Message, version: 1 | 2): string {
  return JSON.stringify(
    version === 2 ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}

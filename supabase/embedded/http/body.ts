import { refusal, type Service } from './services.ts';

const [kibi, mebi] = [1024, 1024 * 1024];
/** What a form with a file in it adds to the file. */
const formOverhead = 64 * kibi;

/** The most that a request may bring. Only a file to store may be large. */
export function longestBody(service: Service | null, request: Request, longestFile: number): number {
  if (service === 'rest') return 8 * mebi;
  if (service !== 'storage') return 256 * kibi;
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? mebi : longestFile + formOverhead;
}

/** Bytes of a size as config.toml writes it. */
export function bytesOf(size: string): number {
  const [, count = '0', unit = 'KiB'] = /^(\d+)(KiB|MiB|GiB)$/.exec(size) ?? [];
  return Number(count) * { KiB: kibi, MiB: mebi, GiB: 1024 * mebi }[unit as 'KiB' | 'MiB' | 'GiB'];
}

/**
 * The request with its body in memory, or a refusal. It is counted while it comes, because a length need not be stated;
 * what is over the limit is not kept, and the server closes the connection on a sender who does not stop.
 */
export async function withWholeBody(
  request: Request,
  service: Service | null,
  limit: number,
): Promise<Request | Response> {
  if (request.body === null) return request;
  const tooLarge = (): Response =>
    refusal(
      service,
      413,
      'payload_too_large',
      `This is longer than the ${limit} bytes that are accepted here`,
    );
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      void reader.cancel().catch(() => undefined);
      return tooLarge();
    }
    chunks.push(value);
  }
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(length));
  const body = length === 0 ? null : Buffer.concat(chunks);
  return new Request(request.url, { method: request.method, headers, body });
}

import { Miniflare } from 'miniflare';

interface StoredObject {
  readonly key: string;
  readonly httpEtag: string;
  readonly uploaded: Date;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** As much of R2's own interface as tests ask for. */
export interface Bucket {
  get(key: string): Promise<StoredObject | null>;
  /** Null when a condition does not hold. */
  put(
    key: string,
    body: Uint8Array,
    options: { readonly onlyIf: { readonly etagMatches?: string; readonly etagDoesNotMatch?: string } },
  ): Promise<StoredObject | null>;
  delete(key: string): Promise<void>;
  list(options: { readonly prefix: string; readonly limit: number; readonly cursor?: string }): Promise<{
    readonly objects: readonly StoredObject[];
    readonly truncated: boolean;
    readonly cursor?: string;
  }>;
}

/** An empty bucket of R2 as workerd's own implementation keeps it, without any network. */
export async function openBucket() {
  const runtime = new Miniflare({
    modules: true,
    script: 'export default { fetch: () => new Response(null) }',
    compatibilityDate: '2026-04-01',
    cf: false,
    telemetry: { enabled: false },
    r2Buckets: ['RELEASES'],
  });
  const bucket = (await runtime.getR2Bucket('RELEASES')) as unknown as Bucket;
  return { bucket, close: () => runtime.dispose() };
}

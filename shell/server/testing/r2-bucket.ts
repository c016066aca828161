import { Miniflare } from 'miniflare';

interface StoredObject {
  readonly key: string;
  readonly httpEtag: string;
  readonly uploaded: Date;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface Bucket {
  get(key: string): Promise<StoredObject | null>;
  /** Returns null if a condition isn't met. */
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

/** Opens an empty R2 bucket in workerd's own implementation, without network access. */
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

import { Miniflare } from 'miniflare';

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
  const bucket = await runtime.getR2Bucket('RELEASES');
  return { bucket, close: () => runtime.dispose() };
}

export type Bucket = Awaited<ReturnType<typeof openBucket>>['bucket'];

/**
 * storage-js sends Blob and File bodies as multipart with an unnamed field; lite looks for one named "file". The file
 * is handed on as a plain body, which both understand.
 */
export async function plainUpload(request: Request): Promise<Request> {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (!isMultipart || !['POST', 'PUT'].includes(request.method)) return request;
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) return request;
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.delete('content-length');
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
  const metadata = form.get('metadata');
  if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'));
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
}

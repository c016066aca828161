/**
 * An upload as lite understands it. storage-js sends Blob and File bodies as multipart with an unnamed field; lite looks
 * for one named "file", so the file is handed on as a plain body. Lite compares a bucket's size limit with the length
 * that the request states, so the length is stated as it is.
 */
export async function plainUpload(request: Request): Promise<Request> {
  if (!['POST', 'PUT'].includes(request.method)) return request;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request;
  const headers = new Headers(request.headers);
  let body: ArrayBuffer;
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData();
    const file = [...form.values()].find((value) => typeof value !== 'string');
    body = (await file?.arrayBuffer()) ?? new ArrayBuffer(0);
    if (file?.type) headers.set('content-type', file.type);
    else headers.set('content-type', 'application/octet-stream');
    const cacheControl = form.get('cacheControl');
    if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
    const metadata = form.get('metadata');
    if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'));
  } else {
    body = await request.arrayBuffer();
  }
  headers.set('content-length', String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}

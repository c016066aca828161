/** The module that the federation plugin writes at the start of a container: a `data:` address. */
export const federationStart = /^@module-federation\/runtime\/rspack\.js!=!data:/;

/** The same request with another text in it. */
export function rewriteStart(request: string, change: (code: string) => string): string {
  const start = request.indexOf(',') + 1;
  return request.slice(0, start) + encodeURIComponent(change(decodeURIComponent(request.slice(start))));
}

import { z } from 'zod';

const INTEGRITY = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
const FILE = /^\/remotes\/(?:[\w@~+-][\w.@~+-]*\/)+[\w@~+-][\w.@~+-]*$/;

const remoteFile = z.string().regex(FILE, 'expected a file under /remotes/<remote>/<version>/');

/**
 * One remote as the browser loads it. Fields that this code does not know stay: a newer build may add some.
 * The one field refused is `getPublicPath`, which the federation runtime would run as code.
 */
const bootRemote = z
  .looseObject({
    version: z.string().min(1),
    entry: remoteFile,
    integrity: z.string().regex(INTEGRITY, 'expected sha256-, sha384- or sha512- and a base64 digest'),
    styles: z.array(remoteFile),
    routes: z.array(z.string().startsWith('/', 'expected a path that starts with /')),
    builtAgainst: z.record(z.string(), z.string()),
  })
  .superRefine((remote, context) => {
    if ('getPublicPath' in remote) {
      context.addIssue({
        code: 'custom',
        path: ['getPublicPath'],
        message: 'a manifest must not carry code',
      });
    }
  });

/** What `/remotes.json` answers and every page carries inline. */
export const bootManifest = z.looseObject({
  release: z.string().min(1),
  remotes: z.record(z.string(), bootRemote),
});

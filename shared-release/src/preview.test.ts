import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readPreviewToken, signPreview } from './preview.ts';

const now = Date.parse('2026-12-01T10:00:00Z');
const told = { id: 'd'.repeat(16), digest: 'e'.repeat(64), until: now + 60_000 };

test('what was signed is read; the same words signed for something else open nothing', async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const verify = await exportJWK(publicKey);
  const token = await signPreview(told, await exportJWK(privateKey), now);
  expect(await readPreviewToken(token, verify, now)).toEqual(told);
  const sign = (typ: string, digest?: string) =>
    new SignJWT(digest === undefined ? {} : { digest })
      .setProtectedHeader({ alg: 'EdDSA', typ })
      .setSubject(told.id)
      .setIssuedAt(now / 1000)
      .setExpirationTime(told.until / 1000)
      .sign(privateKey);
  for (const other of [await sign('JWT', told.digest), await sign('ninecourse-preview+jwt')])
    await expect(readPreviewToken(other, verify, now)).rejects.toThrow('it was not made for this site');
});

/** Helpers for tests only. Don't import them in pages. */
export { createFakeBackend, type FakeAccountInput, type FakeBackend } from './fake-backend.ts';
export { createFakeClient, type FakeClientInput } from './fake-client.ts';
export { fakeErrors, type FakeError } from './fake-errors.ts';
export { makeProfile } from './fake-profiles.ts';
export { FakeSession, stillFactor, type FakeSessionProps } from './fake-session.tsx';
export { fakeCodes, makeUser } from './fake-auth.ts';

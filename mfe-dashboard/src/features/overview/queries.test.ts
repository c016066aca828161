import { createFakeClient, fakeErrors } from 'shared-auth/testing';
import { readAdminOverview, readCoachOverview, readUserOverview } from './queries.ts';
import { emptyAdmin, emptyCoach, emptyUser } from '../../testing/empty-answers.ts';

test.each([
  ['overview_user', readUserOverview, emptyUser],
  ['overview_coach', readCoachOverview, emptyCoach],
  ['overview_admin', readAdminOverview, emptyAdmin],
] as const)(
  '%s is one call; an error is thrown, and so is what no overview is',
  async (name, read, answer) => {
    const { client, requests, failNext } = createFakeClient({ rpc: { [name]: answer } });
    expect(await read(client)).toEqual(answer);
    expect(requests.map((request) => request.name)).toEqual([`rpc.${name}`]);
    failNext(`rpc.${name}`, fakeErrors.denied());
    await expect(read(client)).rejects.toMatchObject({ code: '42501' });
    await expect(read(createFakeClient({ rpc: { [name]: { other: 1 } } }).client)).rejects.toThrow();
  },
);

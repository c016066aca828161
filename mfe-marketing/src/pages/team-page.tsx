import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/team.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-reading-team-rest" */ './team-rest.tsx')),
);

import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/for-clients.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-reading-for-clients-rest" */ './for-clients-rest.tsx'),
  ),
);

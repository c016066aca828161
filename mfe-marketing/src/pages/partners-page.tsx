import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/partners.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-reading-partners-rest" */ './partners-rest.tsx')),
);

import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/about.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-reading-about-rest" */ './about-rest.tsx')),
);

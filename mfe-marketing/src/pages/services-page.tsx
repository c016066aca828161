import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/services.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-reading-services-rest" */ './services-rest.tsx')),
);

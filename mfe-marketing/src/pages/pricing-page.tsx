import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/pricing.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-reading-pricing-rest" */ './pricing-rest.tsx')),
);

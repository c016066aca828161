import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/testimonials.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-reading-testimonials-rest" */ './testimonials-rest.tsx'),
  ),
);

import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/tax-center.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-reading-tax-center-rest" */ './tax-center-rest.tsx'),
  ),
);

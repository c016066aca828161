import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/privacy.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-reading-privacy-policy-rest" */ './privacy-rest.tsx'),
  ),
);

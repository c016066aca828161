import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/terms.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-reading-terms-and-conditions-rest" */ './terms-rest.tsx'),
  ),
);

import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/white-papers.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(
    () => import(/* webpackChunkName: "marketing-reading-white-papers-rest" */ './white-papers-rest.tsx'),
  ),
);

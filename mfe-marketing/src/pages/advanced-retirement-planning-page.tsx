import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/advanced-retirement-planning.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-advanced-retirement-planning-rest" */ './advanced-retirement-planning-rest.tsx'
      ),
  ),
);

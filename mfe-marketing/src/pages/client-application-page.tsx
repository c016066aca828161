import { loadChunk } from 'shared-ui/late';
import { head } from '../content/heads/client-application.ts';
import { latePage } from '../late-page.tsx';

export const { Component, loader } = latePage(head, () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "marketing-reading-client-application-rest" */ './client-application-rest.tsx'
      ),
  ),
);

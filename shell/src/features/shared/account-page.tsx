import type { ReactNode } from 'react';
import { paths } from 'shared-contract/paths';
import { CoursedWall } from 'shared-ui/drawing';
import { Container } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';

export interface AccountPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Seed of the drawing beside the form: each page has its own wall. */
  readonly drawing: string;
  readonly children: ReactNode;
}

/** A calm page with one task: the form, and beside it on wide screens a drawing on a blueprint panel. */
export function AccountPage({ title, lead, drawing, children }: AccountPageProps) {
  return (
    <Container data-slot="account-page" className="grid gap-12 py-8 md:py-12 lg:grid-cols-2">
      <div className="flex w-full max-w-measure flex-col gap-6">
        <TextLink to={paths.home} className="self-start text-sm">
          Back to home
        </TextLink>
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {lead ? <p className="text-muted">{lead}</p> : null}
        </div>
        {children}
      </div>
      <div
        data-tone="sheet"
        className="hidden overflow-hidden rounded-md bg-ground text-ink lg:sticky lg:top-28 lg:block lg:self-start"
      >
        <CoursedWall seed={drawing} />
      </div>
    </Container>
  );
}

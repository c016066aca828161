import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { Button, ButtonLink } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { Icon, type IconName } from 'shared-ui/icon';
import { notify } from 'shared-ui/toast';
import { dashboardPages } from '../../page-list.ts';

interface CardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Card({ icon, title, text, children }: CardProps) {
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-md border border-line bg-surface p-4">
      <div className="flex grow gap-3">
        <Icon name={icon} className="mt-0.5 text-copper" />
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold">{title}</h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
      </div>
      {children}
    </li>
  );
}

/** Loads the panel's code when the user first opens it. */
function useBlueprint() {
  const [Panel, setPanel] = useState<ComponentType<{ id: string }>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const toggle = async () => {
    if (isOpen || Panel) {
      setIsOpen(!isOpen);
      return;
    }
    setIsBusy(true);
    try {
      const { Blueprint } = await loadChunk(
        () => import(/* webpackChunkName: "dashboard-blueprint" */ './blueprint.tsx'),
      );
      setPanel(() => Blueprint);
      setIsOpen(true);
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The blueprint could not be shown.' }));
    }
    setIsBusy(false);
  };
  return { Panel: isOpen ? Panel : undefined, isOpen, isBusy, toggle };
}

/** @param downloads the download links of each document */
export function CoachResources({ downloads }: { downloads: { workbook: ReactNode; guide: ReactNode } }) {
  const id = useId();
  const { Panel, isOpen, isBusy, toggle } = useBlueprint();
  return (
    <>
      <section aria-labelledby={`${id}-title`} className="flex flex-col gap-2 print:hidden">
        <h2 id={`${id}-title`} className="flex min-h-9 items-center text-lg font-semibold">
          Coach Resources
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Card
            icon="graduation"
            title="Wealth Expansion Blueprint"
            text="Ten components, each with its benefits, steps, and legal figures, and the launch in four steps."
          >
            <Button
              size="sm"
              variant="secondary"
              busy={isBusy}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-blueprint` : undefined}
              onClick={() => void toggle()}
              className="self-start"
            >
              {isOpen ? 'Hide Blueprint' : 'View Blueprint'}
            </Button>
          </Card>
          <Card
            icon="book"
            title="Story Sprint Workbook"
            text="Two weeks from the first question to a story in review: five parts, their questions, and a completed example."
          >
            {downloads.workbook}
          </Card>
          <Card
            icon="file"
            title="Client Onboarding Guide"
            text="From the first call to the first review: a checklist by weeks, the documents to request, and four emails."
          >
            {downloads.guide}
          </Card>
          <Card
            icon="award"
            title="Coach Certification"
            text="Cohort, training modules, stories, reviewed plans and certificate: what is reached, and what comes next."
          >
            <ButtonLink
              size="sm"
              variant="secondary"
              to={dashboardPages.coachCertification.path}
              className="self-start"
            >
              See your progress
            </ButtonLink>
          </Card>
        </ul>
      </section>
      {Panel ? <Panel id={`${id}-blueprint`} /> : null}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useUser } from 'shared-auth/session-provider';
import { Navigate, useParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../ui/states.tsx';
import { moduleAddress } from '../../lib/training.ts';
import { dashboardPages } from '../../page-list.ts';
import { moduleOf } from './model.ts';
import { TrainingGate, UnknownModule } from './parts.tsx';
import { Player } from './lesson/player.tsx';
import { loadLesson } from './lesson/load-lesson.ts';
import type { ModuleOutline } from './training-module.ts';
import { CHECK, useProgress } from './progress.ts';

function Reading({ module, section }: { module: ModuleOutline; section: string }) {
  const { id: me } = useUser();
  const store = useProgress();
  // The text is part of the release, so it never goes stale and loads without waiting for the network.
  const text = useQuery({
    queryKey: [me, 'training-text', module.id],
    queryFn: () => loadLesson(module),
    staleTime: Infinity,
    networkMode: 'always',
  });
  if (text.isError) return <FailedQuery what={module.title} query={text} />;
  if (!text.data) return <Spinner label={`Loading ${module.title}`} />;
  return (
    <>
      {store.query.isLoadingError ? <FailedQuery what="Your progress" query={store.query} /> : null}
      <Player lesson={text.data} current={section} store={store} />
    </>
  );
}

export function Component() {
  const { id, section } = useParams();
  const module = moduleOf(id);
  const isKnown = section === CHECK || module?.sections.some((one) => one.id === section);
  return (
    <div className="flex max-w-page flex-col gap-4">
      <Seo
        title={module ? `${module.title}, training` : dashboardPages.training.title}
        description="A lesson of the training: its sections, a worked example, and five questions."
        noindex
      />
      <TrainingGate>
        {!module ? <UnknownModule /> : null}
        {module && !isKnown ? <Navigate to={moduleAddress(module.id)} replace /> : null}
        {module && isKnown && section ? <Reading key={module.id} module={module} section={section} /> : null}
      </TrainingGate>
    </div>
  );
}

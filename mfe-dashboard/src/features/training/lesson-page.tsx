import { useQuery } from '@tanstack/react-query';
import { useUser } from 'shared-auth/session-provider';
import { Navigate, useParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../components/failed-query.tsx';
import { moduleAddress } from '../../lib/training-addresses.ts';
import { ownPages } from '../../own-pages.ts';
import { moduleOf } from './catalog.ts';
import { TrainingGate } from './components/training-gate.tsx';
import { UnknownModule } from './components/unknown-module.tsx';
import { Player } from './lesson/player.tsx';
import { loadLesson } from './load-module.ts';
import type { ModuleOutline } from './module-types.ts';
import { CHECK } from './progress.ts';
import { useProgress } from './use-progress.ts';

function Reading({ module, section }: { module: ModuleOutline; section: string }) {
  const { id: me } = useUser();
  const keeper = useProgress();
  // The text belongs to the release: it is never asked for twice, and a network is not what it waits for.
  const text = useQuery({
    queryKey: [me, 'training-text', module.id],
    queryFn: async () => loadLesson(module.id),
    staleTime: Infinity,
    networkMode: 'always',
  });
  if (text.isError) return <FailedQuery what={module.title} query={text} />;
  if (!text.data) return <Spinner label={`Loading ${module.title}`} />;
  return (
    <>
      {keeper.query.isError && keeper.query.data === undefined ? (
        <FailedQuery what="Your progress" query={keeper.query} />
      ) : null}
      <Player lesson={text.data} current={section} keeper={keeper} />
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
        title={module ? `${module.title}, training` : ownPages.training.title}
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

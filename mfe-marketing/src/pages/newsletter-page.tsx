import { useHydrated } from 'shared-ui/hooks';
import { loadChunk } from 'shared-ui/late';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { head } from '../content/heads/newsletter.ts';
import { subscribe } from '../content/newsletter/subscribe.ts';
import type { NewsletterAction } from '../forms/newsletter/choices.ts';
import { taskPage } from '../late-page.tsx';
import { ChoiceSection } from '../sections/newsletter/choice-section.tsx';
import { SubscribeSection } from '../sections/newsletter/subscribe-section.tsx';

const actions = ['confirm', 'leave'] as const satisfies readonly NewsletterAction[];

const { loader, Top, Rest } = taskPage(head.path, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-newsletter-rest" */ './newsletter-rest.tsx')),
);

export { loader };

export function Component() {
  const [search] = useSearchParams();
  // The served page knows no token: it is the same for everybody.
  const isHydrated = useHydrated();
  const action = isHydrated ? actions.find((name) => search.get(name)) : undefined;
  return (
    <>
      <Seo {...head} noindex />
      {action === undefined ? (
        <>
          <Top />
          <SubscribeSection section={subscribe} />
          <Rest />
        </>
      ) : (
        <ChoiceSection action={action} token={search.get(action) ?? ''} />
      )}
    </>
  );
}

import { Seo } from 'shared-ui/seo';
import { call, yourCall } from '../content/book/managed-call.ts';
import { ManagedCallSection } from '../sections/book/managed-call-section.tsx';
import { TaskHeroSection } from '../sections/common/task-hero-section.tsx';

/** The booking page at the link of a letter: one call, for whoever has the link. */
export function ManagedCallPage() {
  return (
    <>
      <Seo
        title={yourCall.page}
        description="The discovery call that you booked: its time, and how to confirm, move or cancel it."
        noindex
      />
      <TaskHeroSection section={yourCall} />
      <ManagedCallSection section={call} />
    </>
  );
}

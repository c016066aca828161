import { loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import { message } from '../content/contact/message.ts';
import { head } from '../content/heads/contact.ts';
import { taskPage } from '../late-page.tsx';
import { MessageSection } from '../sections/contact/message-section.tsx';

const { loader, Top, Rest } = taskPage(head.path, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-contact-rest" */ './contact-rest.tsx')),
);

export { loader };

export function Component() {
  return (
    <>
      <Seo {...head} />
      <Top />
      <MessageSection section={message} />
      <Rest />
    </>
  );
}

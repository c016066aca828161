import { ButtonLink } from 'shared-ui/button';
import { EmptyList } from '../../../components/list/empty-list.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { ownPages } from '../../../own-pages.ts';

/** An address that names none of the ten. */
export function UnknownModule() {
  return (
    <>
      <PageHead title={ownPages.training.title} />
      <EmptyList title="There is no such module">
        <p>The address is mistyped, or the module has another name by now.</p>
        <ButtonLink variant="secondary" size="sm" to={ownPages.training.path}>
          Show all strategies
        </ButtonLink>
      </EmptyList>
    </>
  );
}

import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { useNavigate } from 'shared-ui/router';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { LazyMenu, menuButtonLook } from '../../../components/lazy-menu.tsx';
import { menuItemsOf } from '../../../components/list/row-actions.tsx';
import { clientActions, contactActions, serviceActions } from '../client-actions.ts';
import type { Client } from '../data/list-clients.ts';
import type { Quick } from './quick-dialog.tsx';

interface Props {
  readonly client: Client;
  readonly open: (id: string, isEdit: boolean) => void;
  readonly quick: (quick: Quick) => void;
}

/** On a card: the three that are used all day, and the rest in a menu. */
export function CardActions({ client, open, quick }: Props) {
  const navigate = useNavigate();
  const isStaff = roleOf(useSession().profile) !== 'user';
  const forName = <VisuallyHidden> {client.name}</VisuallyHidden>;
  const rest = clientActions(client, { open, quick, hasCoaches: false }).filter(({ id }) => id === 'status');
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => open(client.id, false)}>
        View{forName}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => open(client.id, true)}>
        Edit{forName}
      </Button>
      <LazyMenu
        label={`Contact ${client.name}`}
        items={menuItemsOf([
          ...contactActions(client, { quick }),
          ...(isStaff ? serviceActions(client.id, (address) => void navigate(address)) : []),
          ...rest,
        ])}
        className={menuButtonLook}
      >
        Contact{forName}
      </LazyMenu>
    </>
  );
}

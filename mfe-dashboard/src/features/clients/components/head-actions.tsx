import { Button, ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { ExportButton, ExportProgress, useListExport } from '../../../components/export/export-button.tsx';
import { LazyMenu, menuButtonLook } from '../../../components/lazy-menu.tsx';
import { QuickActions, quickActionsOf } from '../../../components/quick-actions.tsx';
import { ownPages } from '../../../own-pages.ts';

interface ExportProps {
  readonly list: string;
  readonly columns: readonly string[];
  readonly total: number | undefined;
}

interface Props extends ExportProps {
  readonly role: string;
  /** Whom a quick action is for, where one client is open or selected. */
  readonly clientId: string | null;
  /** Whether there is room for a row of buttons. */
  readonly isWide: boolean;
  readonly onAdd: () => void;
}

/** Everything but the one button that a phone has room for. */
function More({ role, clientId, ...file }: Omit<Props, 'isWide' | 'onAdd'>) {
  const making = useListExport(file);
  if (making.progress !== undefined) return <ExportProgress making={making} />;
  const items = [
    { id: 'import', label: 'Import', to: ownPages.clientImport.path },
    ...(making.isEmpty ? [] : [{ id: 'export', label: 'Export', onSelect: () => void making.save() }]),
    ...quickActionsOf({ role, clientId }).map(({ label, to }, index) => ({
      id: label,
      label,
      to,
      separated: index === 0,
    })),
  ];
  return (
    <LazyMenu label="More for clients" items={items} className={menuButtonLook}>
      More <Icon name="chevron-down" className="size-4 text-muted" />
    </LazyMenu>
  );
}

/** What can be done from the head of the clients. */
export function HeadActions({ isWide, onAdd, ...more }: Props) {
  const { role, clientId, ...file } = more;
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={onAdd}>
        Add Client
      </Button>
      {isWide ? (
        <>
          <ButtonLink variant="secondary" size="sm" to={ownPages.clientImport.path}>
            Import
          </ButtonLink>
          <ExportButton {...file} />
          <QuickActions role={role} clientId={clientId} />
        </>
      ) : (
        <More {...more} />
      )}
    </>
  );
}

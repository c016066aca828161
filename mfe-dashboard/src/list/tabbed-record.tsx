import type { ReactNode } from 'react';
import { useMediaQuery } from 'shared-ui/hooks';
import { RecordNeighbours, RecordTabs } from '../ui/record-drawer.tsx';
import { neighboursOf, type useListAddress } from './list-screen.ts';

interface RecordPart {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly address: Pick<ReturnType<typeof useListAddress>, 'tab' | 'recordAddress'>;
  /** The rows of the list, for the links to the previous and next record. */
  readonly rows: readonly { readonly id: string }[];
  readonly actions: ReactNode;
  /** The first one is the default. */
  readonly parts: readonly [RecordPart, ...RecordPart[]];
}

/** A record in tabs, each with its own address. Only the shown part loads its data. */
export function TabbedRecord({ id, label, address, rows, actions, parts }: Props) {
  const { tab, recordAddress } = address;
  const isWide = useMediaQuery('(min-width: 40rem)');
  const shown = parts.find((part) => part.id === tab) ?? parts[0];
  const neighbours = <RecordNeighbours {...neighboursOf(rows, id, (one) => recordAddress(one, { tab }))} />;
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-2">
        <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>
        {isWide ? neighbours : null}
      </div>
      <RecordTabs
        label={label}
        tabs={parts.map((part) => ({
          id: part.id,
          label: part.label,
          address: recordAddress(id, { tab: part === parts[0] ? null : part.id }),
        }))}
        shown={shown.id}
      />
      <div key={`${id} ${shown.id}`} className="flex flex-col gap-4">
        {shown.content}
      </div>
      {isWide ? null : neighbours}
    </>
  );
}

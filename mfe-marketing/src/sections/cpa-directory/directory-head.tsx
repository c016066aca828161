import { directoryCount, directoryHeading } from '../../content/directory/directory.ts';
import { PlainHead } from '../common/plain-head.tsx';

/** What the directory is, and how many stand in it. */
export function DirectoryHead() {
  return (
    <PlainHead of={directoryHeading} isRead>
      <p className="mt-6 flex items-baseline gap-3">
        <span className="font-heading text-2xl leading-none tabular-nums md:text-3xl">
          {directoryCount.value}
        </span>{' '}
        <span>{directoryCount.label}</span>
      </p>
    </PlainHead>
  );
}

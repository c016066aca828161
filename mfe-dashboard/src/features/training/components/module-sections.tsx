import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { sectionAddress } from '../../../lib/training-addresses.ts';
import type { ModuleOutline } from '../module-types.ts';
import { CHECK, PASSED, type Progress } from '../progress.ts';

interface Props {
  readonly module: ModuleOutline;
  readonly progress: Progress | undefined;
}

function Row({ to, title, note, isDone }: { to: string; title: string; note: string; isDone: boolean }) {
  return (
    <li className="grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2 py-1.5">
      {isDone ? (
        <Icon name="check" label="Done" className="size-4 text-success" />
      ) : (
        <span aria-hidden="true" className="size-2.5 rounded-full border border-edge" />
      )}
      <TextLink to={to} className="wrap-anywhere">
        {title}
      </TextLink>
      <span className="text-sm text-muted tabular-nums">{note}</span>
    </li>
  );
}

/** The sections with their minutes, and the check. */
export function ModuleSections({ module, progress }: Props) {
  const { id, sections } = module;
  const score = progress?.score ?? null;
  return (
    <section aria-labelledby="sections" className="rounded-md border border-line bg-surface p-4">
      <h2 id="sections" className="text-lg">
        Sections
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {sections.map((section, index) => (
          <Row
            key={section.id}
            to={sectionAddress(id, section.id)}
            title={section.title}
            note={`${String(section.minutes)} min`}
            isDone={progress?.isRead(index + 1) === true}
          />
        ))}
        <Row
          to={sectionAddress(id, CHECK)}
          title="Check: five questions"
          note={score === null ? '' : `best ${String(score)} of 100`}
          isDone={score !== null && score >= PASSED}
        />
      </ol>
    </section>
  );
}

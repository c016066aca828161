import { TextLink } from 'shared-ui/text-link';
import { useSingleKeys } from '../../lib/single-keys.ts';
import { dashboardPages } from '../../page-list.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { type PageShortcut, inLesson, inList, type Shortcut, single, withModifier } from './shortcuts.ts';

function Keys({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-1">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex items-baseline gap-4 border-b border-line py-1.5 last:border-b-0">
            <dt className="flex w-28 shrink-0 flex-wrap gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-sm border border-edge px-1.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Lists only the keys that have a handler. */
export function ShortcutHelp({ pages, onClose }: { pages: readonly PageShortcut[]; onClose: () => void }) {
  const isSingleOn = useSingleKeys();
  const goes = pages.map(({ letter, label }) => ({ keys: ['g', letter], does: `Go to ${label}` }));
  return (
    <OpenDialog title="Keys" onClose={onClose}>
      <Keys title="Everywhere" shortcuts={isSingleOn ? [...withModifier, ...single] : withModifier} />
      {isSingleOn ? (
        <Keys title="Go to a page: one key after the other" shortcuts={goes} />
      ) : (
        <p>
          Single-key shortcuts are off on this device.{' '}
          <TextLink to={`${dashboardPages.settings.path}?tab=preferences`} onClick={onClose}>
            Switch them on
          </TextLink>
        </p>
      )}
      <Keys title="In a list" shortcuts={inList} />
      {isSingleOn ? <Keys title="In a lesson" shortcuts={inLesson} /> : null}
    </OpenDialog>
  );
}

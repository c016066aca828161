import { Dialog } from 'shared-ui/dialog';
import { TextLink } from 'shared-ui/text-link';
import { useSingleKeys } from '../../../lib/single-keys.ts';
import { ownPages } from '../../../own-pages.ts';
import { inLesson, inList, single, withModifier, type GoPlace, type Shortcut } from '../shortcuts.ts';

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

interface Props {
  readonly places: readonly GoPlace[];
  readonly onClose: () => void;
}

/** What keys do here: those that are listened to, and no others. */
export function ShortcutHelp({ places, onClose }: Props) {
  const isSingleOn = useSingleKeys();
  const goes = places.map(({ letter, label }) => ({ keys: ['g', letter], does: `Go to ${label}` }));
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Keys"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Keys title="Everywhere" shortcuts={isSingleOn ? [...withModifier, ...single] : withModifier} />
      {isSingleOn ? (
        <Keys title="Go to a page: one key after the other" shortcuts={goes} />
      ) : (
        <p>
          Shortcuts of a single key are switched off on this device.{' '}
          <TextLink to={`${ownPages.settings.path}?tab=preferences`} onClick={onClose}>
            Switch them on
          </TextLink>
        </p>
      )}
      <Keys title="In a list" shortcuts={inList} />
      {isSingleOn ? <Keys title="In a lesson" shortcuts={inLesson} /> : null}
    </Dialog>
  );
}

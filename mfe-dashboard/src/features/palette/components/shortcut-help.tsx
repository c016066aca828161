import { Dialog } from 'shared-ui/dialog';
import { everywhere, inList, type Shortcut } from '../shortcuts.ts';

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

/** What keys do here. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="Keys"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Keys title="Everywhere" shortcuts={everywhere} />
      <Keys title="In a list" shortcuts={inList} />
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { useTabs } from './use-tabs.ts';

interface View {
  /** In the address, and the anchor of its panel. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What is chosen from. */
  readonly label: string;
  readonly views: readonly View[];
}

/*
 * Before the code is there the bar is a list of anchors, and the sheet alone shows one panel: the first, or the one that
 * the address names. Without scripts all of them stand below each other.
 */
const waiting =
  'hidden target:block first:block first:group-has-[[data-slot=tab-panel]:target:not(:first-child)]/tabs:hidden noscript:block!';

const look =
  'flex min-h-14 items-center justify-center border-b-3 px-1 py-1 text-center text-sm leading-tight font-semibold hover:text-ink md:px-6 md:text-base';
const chosen = 'border-copper text-ink';
const other = 'border-transparent text-muted';
/** The same before the code is there. */
const waitingTab =
  'border-transparent text-muted first:group-not-has-[[data-slot=tab-panel]:target]/tabs:border-copper first:group-not-has-[[data-slot=tab-panel]:target]/tabs:text-ink noscript:border-transparent! noscript:text-primary! noscript:underline';

const columns: Readonly<Record<number, string>> = {
  2: 'max-md:grid-cols-2',
  3: 'max-md:grid-cols-3',
  4: 'max-md:grid-cols-4',
};

/** Views of a page of which one is shown at a time, by a bar that stays at the top of the window. */
export function Tabs({ label, views }: TabsProps) {
  const { isAlive, current, tabProps } = useTabs(views.map(({ id }) => id));
  return (
    <div className="group/tabs scroll-mt-16">
      <div
        data-slot="tab-bar"
        className="sticky top-16 z-30 border-b border-edge bg-ground print:hidden noscript:static"
      >
        <div
          role={isAlive ? 'tablist' : 'navigation'}
          aria-label={label}
          className={classes(
            'mx-auto grid w-full max-w-page md:flex lg:px-2',
            columns[views.length] ?? 'max-md:grid-cols-2',
          )}
        >
          {views.map(({ id, label: text }) => (
            <a
              key={id}
              {...tabProps(id)}
              className={classes(look, isAlive ? (id === current ? chosen : other) : waitingTab)}
            >
              {text}
            </a>
          ))}
        </div>
      </div>
      <div>
        {views.map(({ id, content }) => (
          <div
            key={id}
            id={id}
            data-slot="tab-panel"
            {...(isAlive && { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, hidden: id !== current })}
            className={classes('scroll-mt-30', !isAlive && waiting)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

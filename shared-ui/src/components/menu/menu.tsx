import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dropdown-menu';
import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from '../../router.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

interface ItemBasics {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** Set apart by a line above. */
  separated?: boolean | undefined;
}

/** Of several things one is chosen, and marked. The menu stays open, so that the choice is seen. */
export interface MenuChoice {
  id: string;
  /** Names the choices. */
  label: string;
  value: string;
  choices: readonly { value: string; label: string; icon?: IconName | undefined }[];
  onChoose: (value: string) => void;
  separated?: boolean | undefined;
}

/** One line of the menu: it goes somewhere (`to`) or does something (`onSelect`). */
export type MenuItem = ItemBasics & ({ to: string; onSelect?: never } | { onSelect: () => void; to?: never });

export interface MenuProps {
  /** A single button element; it receives the menu's state and keys. */
  trigger: ReactElement;
  /** Names the menu for assistive technology. */
  label: string;
  items: readonly (MenuItem | MenuChoice)[];
  /** Stands above the lines, and is none of them. */
  head?: ReactNode;
  align?: 'start' | 'end' | undefined;
  mfe?: string | undefined;
}

const line =
  'ui:text-ink ui:data-highlighted:bg-ground ui:data-highlighted:text-primary ui:flex ui:min-h-control-sm ui:w-full ui:cursor-pointer ui:items-center ui:gap-3 ui:px-4 ui:py-1.5 ui:text-base ui:select-none ui:-outline-offset-2';

function Item({ item: { label, icon, to, onSelect } }: { item: MenuItem }) {
  const content = (
    <>
      {icon ? <Icon name={icon} className="ui:text-muted" /> : null}
      {label}
    </>
  );
  if (to !== undefined) {
    return (
      <Radix.Item asChild className={line}>
        <Link to={to}>{content}</Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={line} onSelect={onSelect}>
      {content}
    </Radix.Item>
  );
}

function Choice({ choice: { label, value, choices, onChoose } }: { choice: MenuChoice }) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={onChoose}>
      <Radix.Label className="ui:px-4 ui:pt-1 ui:text-sm ui:text-muted">{label}</Radix.Label>
      {choices.map((one) => (
        <Radix.RadioItem
          key={one.value}
          value={one.value}
          className={line}
          onSelect={(event) => event.preventDefault()}
        >
          {one.icon ? <Icon name={one.icon} className="ui:text-muted" /> : null}
          {one.label}
          <Radix.ItemIndicator className="ui:ml-auto">
            <Icon name="check" className="ui:text-primary" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** A menu behind a button, with arrow keys and type-ahead. Loaded on demand. */
export function Menu({ trigger, label, items, head, align = 'end', mfe }: MenuProps) {
  // Not modal: a modal menu locks scrolling by an inline style sheet, which the content policy forbids.
  // The open menu belongs to the landmark of its button: at the end of the body it would stand outside of all.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const findLandmark = useCallback((button: HTMLButtonElement | null) => {
    setLandmark(button?.closest<HTMLElement>('header, nav, main, aside, footer') ?? null);
  }, []);
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={findLandmark}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={landmark}>
        <div data-mfe={mfe} data-slot="menu">
          <Radix.Content
            aria-label={label}
            aria-labelledby={undefined}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            className={clsx(
              'ui:z-40 ui:flex ui:min-w-56 ui:flex-col ui:rounded-md ui:border ui:border-edge ui:bg-surface ui:py-1',
            )}
          >
            {head ? (
              <Radix.Label className="ui:mb-1 ui:border-b ui:border-line ui:px-4 ui:py-2">{head}</Radix.Label>
            ) : null}
            {items.map((item) => (
              <div key={item.id} className="ui:contents">
                {item.separated ? <Radix.Separator className="ui:my-1 ui:h-px ui:bg-line" /> : null}
                {'choices' in item ? <Choice choice={item} /> : <Item item={item} />}
              </div>
            ))}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

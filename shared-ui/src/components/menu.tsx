import * as Radix from 'radix-ui/dropdown-menu';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { Link } from '../router.ts';
import { Icon, type IconName } from './icon.tsx';

interface ItemBasics {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** Whether a line separates it from the previous action. */
  separated?: boolean | undefined;
}

/** A group of options with one selected. The menu stays open, so that the user sees the selection. */
export interface MenuChoice {
  id: string;
  /** Accessible name of the options. */
  label: string;
  value: string;
  choices: readonly { value: string; label: string; icon?: IconName | undefined }[];
  onChoose: (value: string) => void;
  separated?: boolean | undefined;
}

/** A menu item that navigates (`to`) or runs an action (`onSelect`). */
export type MenuItem = ItemBasics & ({ to: string; onSelect?: never } | { onSelect: () => void; to?: never });

export interface MenuProps {
  /** A single button element. It receives the menu's state and keyboard handlers. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  items: readonly (MenuItem | MenuChoice)[];
  /** Content above the items, not an item itself. */
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

/** A menu behind a button, with arrow keys and type-ahead. Load it on demand. */
export function Menu({ trigger, label, items, head, align = 'end', mfe }: MenuProps) {
  // Not modal: a modal menu locks scrolling with an inline stylesheet, which the content security policy forbids.
  // Render the open menu in its button's landmark: at the end of the body it would be outside all landmarks.
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
            className="ui:z-40 ui:flex ui:min-w-56 ui:flex-col ui:rounded-md ui:border ui:border-edge ui:bg-surface ui:py-1"
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

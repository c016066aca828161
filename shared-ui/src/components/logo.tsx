import { clsx } from 'clsx';
import { brand } from '../brand/brand.ts';

const tones = {
  ink: { name: 'ui:text-ink', rest: 'ui:text-muted', wall: 'ui:fill-primary', copper: 'ui:fill-copper' },
  sheet: {
    name: 'ui:text-on-sheet',
    rest: 'ui:text-sheet-line',
    wall: 'ui:fill-on-sheet',
    copper: 'ui:fill-sheet-copper',
  },
};

export interface LogoProps {
  /** Use `sheet` if the logo is on dark blue outside a `sheet` section. */
  tone?: keyof typeof tones | undefined;
  className?: string | undefined;
}

/** Nine courses and the firm's name. The text is the accessible name, so a link around the logo needs no label. */
export function Logo({ tone = 'ink', className }: LogoProps) {
  const look = tones[tone];
  const rest = brand.name.startsWith(brand.shortName) ? brand.name.slice(brand.shortName.length).trim() : '';
  return (
    <span data-slot="logo" className={clsx('ui:inline-flex ui:items-center ui:gap-3', className)}>
      <svg viewBox="0 0 36 36" aria-hidden="true" className="ui:size-9 ui:shrink-0">
        <path
          className={look.wall}
          d="M1 33h20v2H1zM22 33h13v2H22zM1 29h9v2H1zM11 29h24v2H11zM1 25h23v2H1zM25 25h10v2H25zM1 21h13v2H1zM15 21h20v2H15zM1 17h25v2H1zM27 17h8v2H27zM1 13h7v2H1zM9 13h26v2H9zM1 9h18v2H1zM20 9h15v2H20zM1 5h10v2H1zM12 5h23v2H12z"
        />
        <path className={look.copper} d="M1 1h34v2H1z" />
      </svg>
      <span className="ui:flex ui:flex-col ui:leading-none">
        <span className={clsx('ui:font-heading ui:text-lg ui:leading-none', look.name)}>
          {brand.shortName}
        </span>
        {rest ? <span className={clsx('ui:mt-1 ui:text-sm ui:leading-none', look.rest)}> {rest}</span> : null}
      </span>
    </span>
  );
}

import { clsx } from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { type RepliedForm, replies } from 'shared-contract/replies';
import { brand, type Brand } from '../brand/brand.ts';
import { ButtonLink } from './button.tsx';
import { TextLink } from './text-link.tsx';

/** Lists of this many answers have two columns. */
const TWO_COLUMNS_FROM = 5;

/** Cards make each answer stand out; a list is one question among many. */
const looks = {
  cards: {
    text: 'ui:mb-1',
    answers: 'ui:grid ui:gap-1',
    answer:
      'ui:rounded-md ui:border ui:border-line ui:px-3 ui:group-aria-invalid/choice:border-danger ui:hover:border-edge ui:has-checked:border-primary ui:has-checked:bg-ground',
    box: 'ui:size-5',
  },
  list: { text: '', answers: 'ui:mt-1 ui:grid ui:gap-x-8', answer: '', box: 'ui:size-6' },
} as const;

export interface ChoiceGroupProps {
  readonly look: keyof typeof looks;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** A name for one answer, or a name per answer for several. */
  readonly name: string | ((value: string) => string);
  readonly chosen?: readonly string[];
  readonly required: boolean;
}

function Mark({ required }: { readonly required: boolean }) {
  if (!required) return <span className="ui:text-sm ui:text-muted">(optional)</span>;
  return (
    <span aria-hidden="true" className="ui:text-copper">
      *
    </span>
  );
}

/** A question with a few answers, each on its own line, which is the target. Uncontrolled. */
export function ChoiceGroup({
  look,
  legend,
  hint,
  error,
  options,
  name,
  chosen = [],
  required,
}: ChoiceGroupProps): ReactNode {
  const id = useId();
  const isRadio = typeof name === 'string';
  const { text, answers, answer, box } = looks[look];
  const isWide = look === 'list' && options.length >= TWO_COLUMNS_FROM;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      role={isRadio ? 'radiogroup' : undefined}
      aria-required={isRadio && required ? true : undefined}
      aria-invalid={isRadio && error ? true : undefined}
      aria-describedby={described || undefined}
      className={clsx('ui:group/choice ui:min-w-0', look === 'cards' && 'ui:grid ui:content-start ui:gap-1')}
    >
      <legend className={clsx('ui:mb-1', look === 'cards' && 'ui:text-pretty')}>
        <span className="ui:font-semibold">{legend}</span>
        {look === 'list' ? (
          <>
            {' '}
            <Mark required={required} />
          </>
        ) : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={clsx('ui:text-sm ui:text-muted', text)}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={clsx('ui:text-sm ui:font-medium ui:text-danger', text)}>
          {error}
        </p>
      ) : null}
      <div className={clsx(answers, isWide && 'ui:sm:grid-cols-2')}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={clsx(
              'ui:flex ui:min-h-control-sm ui:cursor-pointer ui:items-start ui:gap-3 ui:py-2',
              answer,
            )}
          >
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              id={`${id}-${value}`}
              name={isRadio ? name : name(value)}
              value={value}
              defaultChecked={chosen.includes(value)}
              className={clsx('ui:mt-0.5 ui:shrink-0 ui:cursor-pointer ui:accent-primary', box)}
            />
            <span className="ui:min-w-0">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The form that was sent, among all that show the answer. */
export interface Sender {
  /** Call when the form was accepted, while it is still mounted. */
  readonly sent: () => void;
  /** Keeps the position of the content below; false in a form that only mirrors the sent one. */
  readonly settle: () => boolean;
}

export interface SentForm {
  /** Ref of the element around the form, inside its block. */
  readonly place: (element: HTMLElement | null) => void;
  readonly sender: Sender;
}

const bottomOf = (element: Element | null | undefined): number =>
  element?.getBoundingClientRect().bottom ?? 0;

/** Scrolls with the content. At the top of the page the rest becomes space below the answer. */
function scrollAlong(moved: number, block: HTMLElement | null | undefined): void {
  const { scrollY } = window;
  window.scrollBy({ top: moved, behavior: 'instant' });
  const left = window.scrollY - scrollY - moved;
  if (block && left >= 1) block.style.minHeight = `${block.offsetHeight + left}px`;
}

/**
 * Lays out the sections that only reserve their height (`base.css`). Otherwise those above the form would get their
 * actual height during the scroll and move the page.
 */
function layOutPage(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-h0]'))
    section.style.contentVisibility = 'visible';
}

function layOutWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(layOutPage);
  else layOutPage();
}

function makeSentForm(): SentForm {
  let place: HTMLElement | null = null;
  let before: readonly [section: number, block: number] | null = null;
  const block = () => place?.closest<HTMLElement>('[data-slot=form-block]');
  const ends = () => [bottomOf(place?.closest('section')), bottomOf(block())] as const;
  return {
    place: (element) => {
      place = element;
      // Not on focus, because the page would move between the press and the release of a button.
      element?.addEventListener('input', layOutWhenIdle, { once: true });
    },
    sender: {
      sent: () => {
        before = ends();
      },
      settle: () => {
        if (before === null) return false;
        const [section, own] = ends();
        // Next to taller content only the block gets shorter, not the section.
        const moved = section - before[0] || own - before[1];
        if (moved !== 0) scrollAlong(moved, block());
        return true;
      },
    },
  };
}

/** For a form that {@link Arrival} replaces: `place` goes around it, `sender.sent` is called once it was accepted. */
export const useSentForm = (): SentForm => useState(makeSentForm)[0];

export interface ArrivalProps {
  readonly sender: Sender;
  readonly children: ReactNode;
}

/**
 * Wraps the content that replaces a submitted form. The form was taller, so the view scrolls with the content below,
 * and nothing on screen moves. The new heading gets the focus of the removed button.
 */
export function Arrival({ sender, children }: ArrivalProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!sender.settle()) return undefined;
    box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    // Scrolls to the answer after the page was painted in place.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [sender]);
  return (
    <div ref={box} className="ui:scroll-my-28">
      {children}
    </div>
  );
}

const { bookingUrl }: Brand = brand;
const booking = bookingUrl === undefined ? { to: paths.book } : { href: bookingUrl, newTab: true };

export interface ReceivedProps {
  readonly form: RepliedForm;
  readonly sender: Sender;
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  readonly children?: ReactNode;
}

/** Replaces a sent form: thanks by name, the next steps, and the reference. */
export function Received({ form, sender, name, email, reference, children }: ReceivedProps) {
  const { received, steps } = replies[form];
  return (
    <Arrival sender={sender}>
      <div data-slot="received" className="ui:grid ui:gap-4 ui:border-l-2 ui:border-success ui:pl-6">
        <h2 tabIndex={-1} className="ui:font-heading ui:text-xl ui:wrap-anywhere ui:outline-none">
          Thank you, {name}.
        </h2>
        <p>
          {received} We are sending a confirmation to <strong className="ui:wrap-anywhere">{email}</strong>.
        </p>
        <ol className="ui:grid ui:gap-2">
          {steps.map(({ when, what }) => (
            <li key={when}>
              <strong>{when}:</strong> {what}
            </li>
          ))}
        </ol>
        {children}
        <p>
          Your reference is <strong className="ui:tabular-nums">{reference}</strong>. Need an answer sooner?
          Call{' '}
          <TextLink href={brand.phone.href} className="ui:whitespace-nowrap">
            {brand.phone.display}
          </TextLink>{' '}
          and give this number, or book a call.
        </p>
        <p className="ui:print:hidden">
          <ButtonLink {...booking} variant="secondary">
            Choose a time now
          </ButtonLink>
        </p>
      </div>
    </Arrival>
  );
}

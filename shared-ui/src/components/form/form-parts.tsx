import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { isChunkFailure, ReloadButton } from '../../chunks.tsx';
import { Icon } from '../icon.tsx';
import { Notice } from '../notice.tsx';

export interface ChunkFailureProps {
  readonly error: unknown;
  /** Message if the reason isn't the connection. */
  readonly otherwise: string;
  readonly className?: string | undefined;
}

/** Shows that code failed to load, and offers a reload if that helps. */
export function ChunkFailure({ error, otherwise, className }: ChunkFailureProps) {
  const isUnreached = isChunkFailure(error);
  return (
    <Notice tone="danger" role="alert" className={className}>
      <p>{isUnreached && error instanceof Error ? error.message : otherwise}</p>
      {isUnreached ? <ReloadButton className="ui:mt-2 ui:self-start" /> : null}
    </Notice>
  );
}

/** Name of the hidden field. The server drops forms that have it filled in. */
export const TRAP_NAME = 'website';

/** Hidden, and out of the tab order and the accessibility tree: only a program fills it in. */
export function Trap() {
  return (
    <div
      aria-hidden="true"
      data-slot="trap"
      className="ui:absolute ui:size-px ui:overflow-hidden ui:[clip-path:inset(50%)]"
    >
      <label>
        Leave this empty
        <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" data-secret="" />
      </label>
    </div>
  );
}

interface ErrorSummaryProps {
  errors: Readonly<Record<string, string>>;
  /** Message about the form, for example that it could not be sent. */
  failure: string | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** Action below the message. */
  children?: ReactNode;
}

function findControl(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  const first = found instanceof RadioNodeList ? found[0] : found;
  return first instanceof HTMLElement ? first : undefined;
}

/** The errors at the top of the form. Takes focus, and each line leads to its field. */
export function ErrorSummary({ errors, failure, form, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors, failure]);
  const entries = Object.entries(errors);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      data-slot="error-summary"
      className="ui:flex ui:gap-3 ui:rounded-md ui:border-2 ui:border-danger ui:bg-surface ui:p-4 ui:text-ink"
    >
      <Icon name="circle-alert" className="ui:mt-0.5 ui:text-danger" />
      <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col ui:gap-2 ui:wrap-anywhere">
        <p className="ui:font-semibold">{failure ?? 'There is a problem'}</p>
        {entries.length > 0 ? (
          <ul className="ui:flex ui:flex-col ui:gap-1">
            {entries.map(([name, message]) => {
              const control = findControl(form.current, name);
              if (!control) return <li key={name}>{message}</li>;
              return (
                <li key={name}>
                  <a
                    href={`#${control.id}`}
                    className="ui:inline-block ui:py-1 ui:text-danger ui:underline ui:underline-offset-4"
                    onClick={(event) => {
                      event.preventDefault();
                      control.focus();
                    }}
                  >
                    {message}
                  </a>
                </li>
              );
            })}
          </ul>
        ) : null}
        {children}
      </div>
    </div>
  );
}

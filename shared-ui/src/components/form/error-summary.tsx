import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icon/icon.tsx';

interface ErrorSummaryProps {
  errors: Readonly<Record<string, string>>;
  /** Message about the whole form, for example that it could not be sent. */
  failure: string | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** A way out, below the words. */
  children?: ReactNode;
}

function findControl(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  const first = found instanceof RadioNodeList ? found[0] : found;
  return first instanceof HTMLElement ? first : undefined;
}

/** What stands in the way, at the top of the form. It takes focus, and each line leads to its field. */
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

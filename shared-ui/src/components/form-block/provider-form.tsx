import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { paths } from 'shared-contract/paths';
import type { FormEmbed } from '../../brand/brand.ts';
import { Button } from '../button/button.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { setConsent, useConsent } from './use-consent.ts';
import { NoScriptNote } from './no-script-note.tsx';
import { useProviderScript } from './use-provider-script.ts';

/** What a provider's form needs to work; not to open our pages, download files or leave the page by itself. */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface ProviderFormProps {
  readonly embed: FormEmbed;
  readonly heightClass: string;
  /** Names the form: "Newsletter". */
  readonly label: string;
}

/** The form of an outside provider. Nothing is asked of the provider before somebody agrees to it. */
export function ProviderForm({ embed: { provider, url, script }, heightClass, label }: ProviderFormProps) {
  const { origin, host } = new URL(url);
  const hosts = script === undefined ? [host] : [...new Set([host, new URL(script).host])];
  const agreed = useConsent(origin);
  const box = useRef<HTMLDivElement>(null);
  const chosenHere = useRef(false);
  useProviderScript(agreed ? script : undefined);

  useEffect(() => {
    // The button that was pressed is gone: what took its place gets the focus.
    if (chosenHere.current) box.current?.querySelector<HTMLElement>('iframe, button')?.focus();
    chosenHere.current = false;
  }, [agreed]);

  const choose = (choice: boolean) => {
    chosenHere.current = true;
    setConsent(origin, choice);
  };

  return (
    <div data-slot="provider-form" role="group" aria-label={label} className="ui:print:hidden">
      <div ref={box} className={clsx('ui:overflow-y-auto ui:bg-surface', heightClass)}>
        {agreed ? (
          <iframe
            title={`${label}, a form of ${provider}`}
            src={url}
            sandbox={SANDBOX}
            referrerPolicy="strict-origin"
            loading="lazy"
            className="ui:block ui:size-full ui:border-0"
          />
        ) : (
          <div className="ui:flex ui:min-h-full ui:flex-col ui:items-start ui:gap-4 ui:border ui:border-edge ui:p-4 ui:sm:p-6">
            <p className="ui:font-heading ui:text-lg">{label}</p>
            <p>
              This form comes from <strong>{provider}</strong> and is not loaded yet.
            </p>
            <p className="ui:text-sm ui:text-muted">
              If you load it, your browser connects to {hosts.join(' and ')}. {provider} then receives your
              network address and what you type, under its own privacy policy, and may store data on your
              device. We remember your choice here until you take it back (
              <TextLink to={paths.privacy}>Privacy Policy</TextLink>
              ).
            </p>
            <Button
              className="ui:noscript:hidden"
              onClick={() => {
                choose(true);
              }}
            >
              Load the form
            </Button>
            <NoScriptNote />
          </div>
        )}
      </div>
      <div className="ui:flex ui:h-12 ui:items-center ui:text-sm ui:text-muted">
        {agreed ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              choose(false);
            }}
          >
            Take back my consent
          </Button>
        ) : null}
      </div>
    </div>
  );
}

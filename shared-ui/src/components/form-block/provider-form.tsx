import { clsx } from 'clsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { paths } from 'shared-contract/paths';
import { consentPrefix } from 'shared-contract/stored-keys';
import { brand, type FormEmbed } from '../../brand/brand.ts';
import { readValue, storeValue, subscribeValues } from '../../stored-value.ts';
import { Button } from '../button.tsx';
import { TextLink } from '../text-link.tsx';

/** Replaces a form without JavaScript: shows how to contact the firm. */
export function NoScriptNote() {
  return (
    <noscript>
      <p>
        This form needs JavaScript. Call{' '}
        <TextLink href={brand.phone.href} className="ui:whitespace-nowrap">
          {brand.phone.display}
        </TextLink>{' '}
        or write to <TextLink href={brand.email.href}>{brand.email.display}</TextLink>: a person answers both.
      </p>
    </noscript>
  );
}

/** One element per address, shared by all forms of the page. */
const loaded = new Map<string, { readonly element: HTMLScriptElement; users: number }>();

function append(address: string) {
  const element = document.createElement('script');
  element.async = true;
  element.referrerPolicy = 'strict-origin';
  // The page's Trusted Types policy allows the addresses in the brand file.
  element.src = address;
  document.head.append(element);
  return { element, users: 0 };
}

/** Adds the provider's script while a form needs it. */
function useProviderScript(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return undefined;
    const script = loaded.get(address) ?? append(address);
    script.users += 1;
    loaded.set(address, script);
    return () => {
      script.users -= 1;
      if (script.users > 0) return;
      script.element.remove();
      loaded.delete(address);
    };
  }, [address]);
}

/** Permissions that a provider's form needs: no downloads, and no navigation of our page. */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface ProviderFormProps {
  readonly embed: FormEmbed;
  readonly heightClass: string;
  readonly label: string;
}

/** The form of an outside provider. Requests nothing from the provider before the visitor agrees. */
export function ProviderForm({ embed: { provider, url, script }, heightClass, label }: ProviderFormProps) {
  const { origin, host } = new URL(url);
  const hosts = script === undefined ? [host] : [...new Set([host, new URL(script).host])];
  const consentKey = consentPrefix + origin;
  // Consent is for this device. False in the served HTML.
  const agreed = useSyncExternalStore(
    subscribeValues,
    () => readValue(consentKey) !== null,
    () => false,
  );
  const box = useRef<HTMLDivElement>(null);
  const chosenHere = useRef(false);
  useProviderScript(agreed ? script : undefined);

  useEffect(() => {
    // The pressed button is gone: focus moves to its replacement.
    if (chosenHere.current) box.current?.querySelector<HTMLElement>('iframe, button')?.focus();
    chosenHere.current = false;
  }, [agreed]);

  const choose = (choice: boolean) => {
    chosenHere.current = true;
    storeValue(consentKey, choice ? new Date().toISOString() : null);
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

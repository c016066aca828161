import { useEffect } from 'react';

interface Loaded {
  readonly element: HTMLScriptElement;
  users: number;
}

/** One element for each address, however many forms of the page need it. */
const loaded = new Map<string, Loaded>();

function append(address: string): Loaded {
  const element = document.createElement('script');
  element.async = true;
  element.referrerPolicy = 'strict-origin';
  // The page's Trusted Types policy lets through the addresses that the brand file names.
  element.src = address;
  document.head.append(element);
  return { element, users: 0 };
}

/** Has the provider's script in the page from the first form that needs it to the last one that goes. */
export function useProviderScript(address: string | undefined): void {
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

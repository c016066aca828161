/* Both functions run in the page. */

declare global {
  interface Window {
    /** Returns the globals that the page has replaced since its start. */
    gateReplaced?: () => string[];
  }
}

/** Remembers the browser's own functions before any script of the page runs. */
export function rememberGlobals(): void {
  const own = [
    ...['Array', 'Object', 'String', 'Number', 'Function', 'Promise', 'Map', 'Set', 'Date', 'RegExp', 'URL'],
    ...['EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'Storage', 'History', 'Navigator'],
    ...['XMLHttpRequest', 'WebSocket', 'Request', 'Response', 'Headers', 'Event'],
  ];
  const read = (name: string): unknown => Reflect.get(window, name);
  const owners: [name: string, owner: object][] = [
    ...own.flatMap((name): [string, object][] => {
      const value = read(name);
      return typeof value === 'function'
        ? [
            [name, value],
            [`${name}.prototype`, value.prototype as object],
          ]
        : [];
    }),
    ...['JSON', 'Math', 'Reflect', 'console'].map((name): [string, object] => [name, read(name) as object]),
  ];
  type Identity = readonly [value: unknown, get: unknown, set: unknown];
  type Property = Readonly<Partial<Record<'value' | 'get' | 'set', unknown>>>;
  const propertyOf = (owner: object, key: PropertyKey): Property =>
    Object.getOwnPropertyDescriptor(owner, key) ?? {};
  const identityOf = (owner: object, key: PropertyKey): Identity => {
    const { value, get, set } = propertyOf(owner, key);
    return [typeof value === 'function' ? value : undefined, get, set];
  };
  const kept = owners.map(([name, owner]) => {
    const identities = Reflect.ownKeys(owner).map((key) => [key, identityOf(owner, key)] as const);
    return { name, owner, identities: new Map<PropertyKey, Identity>(identities) };
  });
  const functions = Object.getOwnPropertyNames(window).flatMap((name) => {
    const { value } = propertyOf(window, name);
    return typeof value === 'function' ? [[name, value] as const] : [];
  });
  // Functions whose replacement could hide itself.
  const { ownKeys, get } = Reflect;
  window.gateReplaced = () => [
    ...functions.filter(([name, value]) => get(window, name) !== value).map(([name]) => `window.${name}`),
    ...kept.flatMap(({ name, owner, identities }) =>
      ownKeys(owner)
        .filter((key) => {
          const before = identities.get(key);
          return !before || identityOf(owner, key).some((part, at) => part !== before[at]);
        })
        .map((key) => `${name}.${String(key)}`),
    ),
  ];
}

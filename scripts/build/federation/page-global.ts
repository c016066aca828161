// Bundled instead of the federation runtime's global state: without snapshots, global plugins, its debug mode, and names
// of older versions, which this site does not use.
const federation = {
  __INSTANCES__: [] as unknown[],
  __MANIFEST_LOADING__: {},
  __SHARE__: {},
  moduleInfo: {},
};
export const CurrentGlobal: Record<string, unknown> = Object.assign(globalThis, {
  __FEDERATION__: federation,
});
export { CurrentGlobal as Global };
export const globalLoading = {};

export const setGlobalFederationInstance = (instance: unknown) => federation.__INSTANCES__.push(instance);
export const getGlobalHostPlugins = () => [];
export const getInfoWithoutType = (_infos: unknown, key: string) => ({ key });
export function getRemoteEntryExports(name: string, globalName?: string) {
  const remoteEntryKey = globalName ?? `__FEDERATION_${name}:custom__`;
  return { remoteEntryKey, entryExports: CurrentGlobal[remoteEntryKey] };
}

const unused = () => undefined;
export {
  unused as addGlobalSnapshot,
  unused as getGlobalFederationConstructor,
  unused as getGlobalSnapshot,
  unused as getPreloaded,
  unused as registerGlobalPlugins,
  unused as resetFederationGlobalInfo,
  unused as setGlobalFederationConstructor,
  unused as setPreloaded,
};
// Of `helpers.js`, which bundles the same functions under one name.
export default {};

// Replaces the federation runtime's global state, without the features that this site doesn't use: snapshots, global
// plugins, debug mode, and names of older versions.
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
// Replaces the default export of `helpers.js`, which groups the same functions in one object.
export default {};

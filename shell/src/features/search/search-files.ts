import { readPageData } from '../../config/page-data.ts';

/** Where the sections of the release lie that this page is of. */
export function searchAddress(): string {
  const { search } = readPageData();
  if (search === undefined) throw new Error('This page names no index of the search.');
  return search;
}

/** @throws (rejects) where the server does not have the file, or nobody reaches it. */
export async function loadJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
  return (await response.json()) as T;
}

export interface DownloadFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Blob;
}

/** Downloads a file that the page created or fetched, under the file's own name. */
export function saveFile(file: DownloadFile): void {
  const address = URL.createObjectURL(new Blob([file.content], { type: file.type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Firefox reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

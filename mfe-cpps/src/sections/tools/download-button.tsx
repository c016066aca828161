import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { Tool } from '../../content/tools.ts';
import type { ToolLibraryState } from '../../lib/use-tool-library.ts';

interface Props {
  readonly tool: Tool;
  readonly library: ToolLibraryState;
}

/** Busy from the click to the file: one click, one download. */
export function DownloadButton({ tool, library }: Props) {
  const [busy, setBusy] = useState(false);
  const file = library.data.files.get(tool.id)?.[0];
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      disabled={!file}
      onClick={() => {
        if (!file) return;
        setBusy(true);
        void library.download(tool, file).finally(() => setBusy(false));
      }}
    >
      <Icon name="download" />
      Download <VisuallyHidden>{tool.title}</VisuallyHidden>
    </Button>
  );
}

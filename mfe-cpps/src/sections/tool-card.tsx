import { useId, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { formatSize } from 'shared-contract/file-size';
import { formatDay } from 'shared-contract/format';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Icon, type IconName } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { layerName } from '../content/layers.ts';
import type { Tool, ToolCategory } from '../content/tools.ts';
import { RefusedFile, replaceTool, type StoredTool } from '../data/tool-library.ts';
import { calculatorPath } from '../page-list.ts';
import { DownloadButton, toolFormats, type ToolLibraryState, updatedOn } from './tool-access.tsx';

interface ReplaceFileProps {
  readonly tool: Tool;
  readonly library: ToolLibraryState;
}

/** The bucket's size limit, checked before the upload. */
const LARGEST = 10_485_760;

function EarlierVersions({
  tool,
  files,
  library,
}: ReplaceFileProps & { readonly files: readonly StoredTool[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {files.map((file) => (
        <li key={file.version} className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-muted">
            Version {file.version}, {formatDay(file.updatedOn)}, {formatSize(file.size)}
          </span>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Download version ${String(file.version)} of ${tool.title}`}
            onClick={() => void library.download(tool, file)}
          >
            Download
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** For administrators. Uploads a new version of a tool's file and lists earlier ones. */
function ReplaceFile({ tool, library }: ReplaceFileProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { extension } = toolFormats[tool.category];
  const [current, ...earlier] = library.data.files.get(tool.id) ?? [];

  async function send(file: File) {
    if (file.size > LARGEST) {
      setProblem(`${file.name} has ${formatSize(file.size)}. A file may have 10 MB at most.`);
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await replaceTool(await getSupabase(), tool.id, extension, file);
      notify.success(`${tool.title}: ${file.name} is in use now`);
      await library.reload();
    } catch (error) {
      setProblem(
        error instanceof RefusedFile
          ? error.message
          : dataMessage(error, { what: `${file.name} was not put in place.` }),
      );
    }
    setBusy(false);
  }

  return (
    <details className="border-t border-line pt-3 text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-primary">
        Versions<span className="sr-only"> of {tool.title}</span>
        {current ? ` (${String(current.version)})` : ''}
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="font-semibold">
            Replace with a .{extension} file
          </label>
          <input
            id={id}
            type="file"
            accept={`.${extension}`}
            disabled={busy}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            aria-invalid={problem === null ? undefined : true}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void send(file);
            }}
            className="w-full min-w-0 rounded-md border border-edge bg-surface p-2"
          />
          <p role="status" className="text-muted">
            {busy ? 'Uploading and checking …' : 'At most 10 MB, without macros. The version before is kept.'}
          </p>
          {problem === null ? null : (
            <p id={`${id}-problem`} role="alert" className="font-medium text-danger">
              {problem}
            </p>
          )}
        </div>
        <EarlierVersions tool={tool} files={earlier} library={library} />
      </div>
    </details>
  );
}

const icons: Record<ToolCategory, IconName> = {
  calculators: 'calculator',
  templates: 'file',
  presentations: 'monitor',
  proposals: 'handshake',
};

interface ToolCardProps {
  readonly tool: Tool;
  readonly library: ToolLibraryState;
  readonly mayReplace: boolean;
}

export function ToolCard({ tool, library, mayReplace }: ToolCardProps) {
  const file = library.data.files.get(tool.id)?.[0];
  const updated = updatedOn(tool, library);
  return (
    <Card as="li" className="min-w-0 justify-between">
      <div className="flex flex-col gap-2">
        <p className="flex items-center gap-2 text-sm font-semibold text-copper">
          <Icon name={icons[tool.category]} />
          {layerName(tool.layer)}
        </p>
        <h3 className="text-lg">{tool.title}</h3>
        <p>{tool.description}</p>
        {tool.category === 'calculators' ? (
          <p>
            <TextLink to={calculatorPath(tool.id)}>
              Use in the page <VisuallyHidden>{tool.title}</VisuallyHidden>
            </TextLink>
          </p>
        ) : null}
      </div>
      <div className="flex flex-col gap-3">
        <div className="flex flex-col items-start gap-3">
          <p className="text-sm text-muted tabular-nums">
            {toolFormats[tool.category].label}
            {file ? `, ${formatSize(file.size)}` : ''}
            <br />
            Updated <time dateTime={updated}>{formatDay(updated)}</time>
          </p>
          <DownloadButton tool={tool} library={library} />
        </div>
        {mayReplace ? <ReplaceFile tool={tool} library={library} /> : null}
      </div>
    </Card>
  );
}

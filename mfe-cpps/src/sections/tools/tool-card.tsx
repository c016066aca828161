import { formatSize } from 'shared-contract/file-size';
import { formatDay } from 'shared-contract/format';
import { Card } from 'shared-ui/card';
import { Icon } from 'shared-ui/icon';
import type { IconName } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { layerName } from '../../content/layers.ts';
import type { Tool, ToolCategory } from '../../content/tools.ts';
import { toolFormats } from '../../lib/tool-formats.ts';
import type { ToolLibraryState } from '../../lib/use-tool-library.ts';
import { calculatorPath } from '../../own-pages.ts';
import { DownloadButton } from './download-button.tsx';
import { ReplaceFile } from './replace-file.tsx';

const icons: Record<ToolCategory, IconName> = {
  calculators: 'calculator',
  templates: 'file',
  presentations: 'monitor',
  proposals: 'handshake',
};

interface Props {
  readonly tool: Tool;
  readonly library: ToolLibraryState;
  readonly mayReplace: boolean;
}

export function ToolCard({ tool, library, mayReplace }: Props) {
  const file = library.data.files.get(tool.id)?.[0];
  const updated = file?.updatedOn ?? tool.lastUpdated;
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

import { formatDay } from 'shared-contract/format';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Icon } from 'shared-ui/icon';
import type { IconName } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { layerName } from '../../content/layers.ts';
import type { Tool, ToolCategory } from '../../content/tools.ts';
import { useToolDownload } from './use-tool-download.ts';

const looks: Record<ToolCategory, { icon: IconName; format: string }> = {
  calculators: { icon: 'calculator', format: 'CSV worksheet' },
  templates: { icon: 'file', format: 'Printable page' },
  presentations: { icon: 'monitor', format: 'Printable slides' },
  proposals: { icon: 'handshake', format: 'Printable page' },
};

export function ToolCard({ tool }: { tool: Tool }) {
  const { busy, download } = useToolDownload(tool.id);
  const { icon, format } = looks[tool.category];
  return (
    <Card as="li" className="justify-between">
      <div className="flex flex-col gap-2">
        <p className="flex items-center gap-2 text-sm font-semibold text-copper">
          <Icon name={icon} />
          {layerName(tool.layer)}
        </p>
        <h3 className="text-lg">{tool.title}</h3>
        <p>{tool.description}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {format}
          <br />
          Updated <time dateTime={tool.lastUpdated}>{formatDay(tool.lastUpdated)}</time>
        </p>
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void download()}>
          <Icon name="download" />
          Download <VisuallyHidden>{tool.title}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  );
}

import type { ResourceType } from 'shared-contract/resources/resources';
import type { IconName } from 'shared-ui/icon';

/** What a file of a type is: its extension, in words, and its icon. */
export const formatOf = {
  calculator: { extension: 'xlsx', label: 'Excel workbook (XLSX)', icon: 'calculator' },
  template: { extension: 'docx', label: 'Word document (DOCX)', icon: 'file' },
  guide: { extension: 'pdf', label: 'PDF', icon: 'book' },
  video: { extension: 'webm', label: 'Slides with captions, no sound', icon: 'play' },
  webinar: { extension: 'webm', label: 'Slides with captions, no sound', icon: 'play' },
} as const satisfies Readonly<Record<ResourceType, { extension: string; label: string; icon: IconName }>>;

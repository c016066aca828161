import type { IStylesOptions } from 'docx';
import { look } from './look.ts';

const heading = (size: number, before: number, after: number) => ({
  run: { font: look.headingFace, size, bold: true, color: look.primary },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
});

export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: look.face, size: 21, color: look.ink, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 100, line: 264 } },
    },
    title: heading(44, 0, 60),
    heading1: heading(28, 340, 120),
    heading2: heading(23, 220, 80),
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      run: { color: look.muted, size: 23 },
      paragraph: { spacing: { after: 160 } },
    },
    {
      id: 'Notice',
      name: 'Notice',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 21 },
      paragraph: { spacing: { before: 120, after: 160 }, indent: { left: 200 }, keepLines: true },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { before: 40, after: 40, line: 240 } },
    },
  ],
};

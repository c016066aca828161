import type { IStylesOptions } from 'docx';
import { look } from './look.ts';

const heading = (size: number, before: number, after: number) => ({
  run: { font: look.headingFace, size, bold: true, color: look.primary },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
});

export const wordStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: look.face, size: 20, color: look.ink, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 80, line: 250 } },
    },
    title: heading(40, 0, 40),
    heading1: heading(26, 240, 80),
    heading2: heading(22, 180, 60),
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      run: { color: look.muted, size: 21 },
      paragraph: { spacing: { after: 120 } },
    },
    {
      id: 'Notice',
      name: 'Notice',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: 20 },
      paragraph: { spacing: { before: 100, after: 120 }, indent: { left: 200 }, keepLines: true },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      run: { size: 18 },
      paragraph: { spacing: { before: 20, after: 20, line: 240 } },
    },
  ],
};

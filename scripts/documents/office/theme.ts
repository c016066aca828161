import { sampleNotice } from 'shared-contract/tools/document';

/**
 * Brand theme of the tool files. Colors are hex without `#`, as the formats require. The fonts are available in every
 * office suite.
 */
export const look = {
  ink: '10202E',
  muted: '46586A',
  primary: '12395B',
  copper: '9A4A17',
  line: 'D5DCDD',
  edge: '74858F',
  vellum: 'F4F6F3',
  white: 'FFFFFF',
  /** Background of input fields. */
  entry: 'FFF6E0',
  draft: '9CC3DC',
  copperLight: 'F0A868',
  success: '1E6A4A',
  danger: 'A3262A',
  headingFace: 'Georgia',
  face: 'Calibri',
} as const;

interface Edition {
  readonly asOf: string;
  readonly isSample?: true;
}

export const footLine = (firm: string, { asOf, isSample }: Edition): string =>
  `${isSample ? `${sampleNotice} ` : ''}${firm}. Figures as of ${asOf}. For planning; not tax or legal advice for a particular person.`;

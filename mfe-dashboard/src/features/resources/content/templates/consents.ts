import type { Block, ToolDocument } from 'shared-contract/tools/document';
import { checklist, fields, sampleDocument, text } from './sample.ts';

/** Statements of Rev. Proc. 2013-14, section 5.04, verbatim and in its order. */
const mandatory = {
  disclose: [
    'Federal law requires this consent form be provided to you. Unless authorized by law, we cannot disclose your tax return information to third parties for purposes other than the preparation and filing of your tax return without your consent. If you consent to the disclosure of your tax return information, Federal law may not protect your tax return information from further use or distribution.',
    'You are not required to complete this form to engage our tax return preparation services. If we obtain your signature on this form by conditioning our tax return preparation services on your consent, your consent will not be valid. If you agree to the disclosure of your tax return information, your consent is valid for the amount of time that you specify. If you do not specify the duration of your consent, your consent is valid for one year from the date of signature.',
  ],
  discloseToPreparer: [
    'Federal law requires this consent form be provided to you. Unless authorized by law, we cannot disclose your tax return information to third parties for purposes other than those related to the preparation and filing of your tax return without your consent. If you consent to the disclosure of your tax return information, Federal law may not protect your tax return information from further use or distribution.',
    'You are not required to complete this form. Because our ability to disclose your tax return information to another tax return preparer affects the tax return preparation service(s) that we provide to you and its (their) cost, we may decline to provide you with tax return preparation services or change the terms (including the cost) of the tax return preparation services that we provide to you if you do not sign this form. If you agree to the disclosure of your tax return information, your consent is valid for the amount of time that you specify. If you do not specify the duration of your consent, your consent is valid for one year from the date of signature.',
  ],
  use: [
    'Federal law requires this consent form be provided to you. Unless authorized by law, we cannot use your tax return information for purposes other than the preparation and filing of your tax return without your consent.',
    'You are not required to complete this form to engage our tax return preparation services. If we obtain your signature on this form by conditioning our tax return preparation services on your consent, your consent will not be valid. Your consent is valid for the amount of time that you specify. If you do not specify the duration of your consent, your consent is valid for one year from the date of signature.',
  ],
  complaint:
    'If you believe your tax return information has been disclosed or used improperly in a manner unauthorized by law or without your permission, you may contact the Treasury Inspector General for Tax Administration (TIGTA) by telephone at 1-800-366-4484, or by email at complaints@tigta.treas.gov.',
  abroad:
    'This consent to disclose may result in your tax return information being disclosed to a tax return preparer located outside the United States.',
} as const;

interface Consent {
  readonly title: string;
  readonly purpose: string;
  readonly statements: readonly string[];
  /** What the client agrees to, with blanks. */
  readonly terms: readonly Block[];
  readonly abroad?: string;
  readonly notes: readonly string[];
}

const recipient = fields('Recipient’s name', 'Recipient’s address', 'Information to be disclosed', 'Purpose');
const agreement = (what: string): Block =>
  text(`I agree that [firm] may ${what}, as stated above. This consent is valid until [date].`);
const notesOfAll = [
  'Remove the sample notice, the header and footer, these notes, and the sources: every word on the sheet must concern this consent.',
  'Keep paper of 8 1/2 by 11 inches and type of 12 points or more. An electronic form and signature have rules of their own in the revenue procedure.',
  'Use one form for each disclosure or use. Name the recipient, the purpose, and the information exactly; “all information” only if you need all of it.',
  'Ask before the disclosure or use, never after. Give the client a copy.',
  'Compare the statements with Rev. Proc. 2013-14, section 5.04, before the first use. The wording is mandatory for clients who file Form 1040; for others, Reg. 301.7216-3 sets the content.',
];

const consent = ({ title, purpose, statements, terms, abroad, notes }: Consent): ToolDocument =>
  sampleDocument({
    title,
    purpose,
    minPoints: 12,
    sections: [
      {
        heading: 'Your consent',
        blocks: [fields('Taxpayer', 'Tax return preparer'), ...statements.map(text)],
      },
      { heading: 'What you agree to', blocks: [...terms, ...(abroad === undefined ? [] : [text(abroad)])] },
      { heading: 'If you have a complaint', blocks: [text(mandatory.complaint)] },
      {
        heading: 'Signature',
        blocks: [fields('Taxpayer’s signature', 'Date', 'Spouse’s signature', 'Date')],
      },
      {
        heading: 'Notes for the firm',
        startsPage: true,
        blocks: [checklist(...notes, ...notesOfAll)],
      },
    ],
    sources: [
      'IRC 7216 and 6713; Reg. 301.7216-3.',
      'Rev. Proc. 2013-14, section 5.04: mandatory statements for Form 1040 filers.',
    ],
  });

const toPreparerAbroad = {
  statements: mandatory.discloseToPreparer,
  terms: [recipient, agreement('disclose the information to the recipient')],
};

export const consents = {
  'consent-disclose': consent({
    title: 'Consent to Disclose: Other Services',
    purpose: 'Consent to disclosure of tax return information to a recipient in the United States.',
    statements: mandatory.disclose,
    terms: [recipient, agreement('disclose the information to the recipient')],
    notes: [
      'Use this form for a recipient who does not help with the return: an actuary, engineer, lender, insurance advisor, or planning firm.',
    ],
  }),
  'consent-disclose-preparer': consent({
    title: 'Consent to Disclose: Another Preparer',
    purpose: 'Consent to disclosure of tax return information to another preparer in the United States.',
    statements: mandatory.discloseToPreparer,
    terms: [recipient, agreement('disclose the information to the recipient')],
    notes: [
      'Use this form only if the recipient helps to prepare the return or provides auxiliary services. Check first whether Reg. 301.7216-2(d) allows the disclosure without consent.',
    ],
  }),
  'consent-disclose-abroad': consent({
    title: 'Consent to Disclose Abroad, without SSN',
    purpose: 'Consent to disclosure of tax return information to a preparer outside the United States.',
    ...toPreparerAbroad,
    abroad: mandatory.abroad,
    notes: [
      'Remove or mask the Social Security number on every page before you send it.',
      'Use the statements of “Consent to Disclose: Other Services” instead if the recipient does not help with the return.',
    ],
  }),
  'consent-disclose-abroad-ssn': consent({
    title: 'Consent to Disclose Abroad, with SSN',
    purpose:
      'Consent to disclosure of tax return information, including the Social Security number, outside the United States.',
    ...toPreparerAbroad,
    abroad:
      '[insert the statement of Rev. Proc. 2013-14, section 5.04, for a disclosure that includes a Social Security number]',
    notes: [
      'Don’t use this form until the bracket is replaced with the wording of the revenue procedure.',
      'Both preparers need an adequate data protection safeguard (Reg. 301.7216-3(b)(4)). If either has none, use the form without the number.',
    ],
  }),
  'consent-use': consent({
    title: 'Consent to Use Return Information',
    purpose: 'Consent to use of tax return information by the firm itself.',
    statements: mandatory.use,
    terms: [
      fields('Information to be used', 'Purpose, with each product or service'),
      agreement('use the information for this purpose'),
    ],
    notes: [
      'Use this form before you use return information to offer planning, insurance, or another service, or to show a client’s result to others.',
      'A disclosure to someone else needs its own form.',
    ],
  }),
} as const;

import { XmlComponent } from 'docx';

/** An element of the format that the library has no class for. */
class Part extends XmlComponent {
  constructor(
    name: string,
    attributes: Readonly<Record<string, string>>,
    children: readonly (XmlComponent | string)[],
  ) {
    super(name);
    if (Object.keys(attributes).length > 0) this.root.push(new Attributes(attributes));
    for (const child of children) this.root.push(child);
  }
}

class Attributes extends XmlComponent {
  private readonly given: Readonly<Record<string, string>>;
  constructor(given: Readonly<Record<string, string>>) {
    super('_attr');
    this.given = given;
  }
  override prepForXml() {
    return { _attr: this.given };
  }
}

const part = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (XmlComponent | string)[]
) => new Part(name, attributes, children);

/** A place to write in: a plain-text content control that says what belongs there until something stands in it. */
export const fillIn = (label: string, placeholder: string): XmlComponent =>
  part(
    'w:sdt',
    {},
    part(
      'w:sdtPr',
      {},
      part('w:alias', { 'w:val': label }),
      part('w:tag', {
        'w:val': label
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .slice(0, 60),
      }),
      part('w:showingPlcHdr'),
      part('w:text'),
    ),
    part(
      'w:sdtContent',
      {},
      part(
        'w:r',
        {},
        part('w:rPr', {}, part('w:color', { 'w:val': '5D6D7C' })),
        part('w:t', { 'xml:space': 'preserve' }, placeholder),
      ),
    ),
  );

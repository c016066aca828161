/** Colors from shared-ui/src/tokens.css that emails use, by their token names. */
export const light = {
  ground: '#f4f6f3',
  surface: '#ffffff',
  ink: '#10202e',
  muted: '#46586a',
  primary: '#12395b',
  'on-primary': '#f4f6f3',
  copper: '#9a4a17',
  line: '#d5dcdd',
} as const;
export type Color = keyof typeof light;

export const dark: Record<Color, string> = {
  ground: '#0b1b29',
  surface: '#12293c',
  ink: '#e8eef0',
  muted: '#a8bac6',
  primary: '#8fc1e3',
  'on-primary': '#0b1b29',
  copper: '#f0a868',
  line: '#23405a',
};

export const sans = "'Public Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const serif = "Besley, Georgia, 'Times New Roman', serif";

/* Some email programs drop the stylesheet, so colors are inline. Programs that keep it find the dark colors by class. */
const property = { text: 'color', fill: 'background-color', edge: 'border-color' } as const;
type Use = keyof typeof property;

/** Returns the `class` and `style` attributes of an element. `names` are extra classes that the stylesheet uses. */
export function look(colors: Partial<Record<Use, Color>>, style = '', names = ''): string {
  const uses = Object.entries(colors) as [Use, Color][];
  const classes = [names, ...uses.map(([use, color]) => `${use}-${color}`)].filter(Boolean).join(' ');
  const own = uses.map(([use, color]) => `${property[use]}: ${light[color]};`).join(' ');
  return `class="${classes}" style="${[own, style].filter(Boolean).join(' ')}"`;
}

const darkRules = (Object.keys(property) as Use[])
  .flatMap((use) =>
    Object.entries(dark).map(
      ([color, value]) => `    .${use}-${color} { ${property[use]}: ${value} !important; }`,
    ),
  )
  .join('\n');

export const outlookSheet =
  'td, th, p, a, li { font-family: Arial, sans-serif !important; } h1 { font-family: Georgia, serif !important; }';

export const sheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  @media (max-width: 480px) {
    .room { padding-left: 20px !important; padding-right: 20px !important; }
    .stack { display: block !important; width: auto !important; padding-bottom: 0 !important; }
    .stacked { display: block !important; border-top: 0 !important; padding-top: 0 !important; }
  }
  @media (prefers-color-scheme: dark) {
${darkRules}
  }
`;

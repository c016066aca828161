declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.mdx' {
  import type { ComponentProps, ComponentType, JSX, ReactNode } from 'react';

  /** How each element of the text is shown. */
  type Components = { [Tag in keyof JSX.IntrinsicElements]?: ComponentType<ComponentProps<Tag>> };
  export default function Content(props: { readonly components?: Components }): ReactNode;
}

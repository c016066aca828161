declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.mdx' {
  import type { ComponentProps, ComponentType, JSX, ReactNode } from 'react';

  /** Components that render the elements of the text. */
  type Components = { [Tag in keyof JSX.IntrinsicElements]?: ComponentType<ComponentProps<Tag>> };
  export const words: number;
  export default function Content(props: { readonly components?: Components }): ReactNode;
}
declare module '*.mdx?document' {
  /** The PDF document that the build generates from the text. */
  export const document: {
    /** Public URL of the PDF, the same in every release. */
    readonly file: string;
    /** Page count, read from the file. */
    readonly pages: number;
    readonly bytes: number;
    readonly cover: { readonly src: string; readonly width: number; readonly height: number };
  };
}
declare module '*.mdx?words' {
  /** Word count of the text, without the list of sources. */
  export const words: number;
}

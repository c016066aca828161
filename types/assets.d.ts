declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.mdx' {
  import type { ComponentProps, ComponentType, JSX, ReactNode } from 'react';

  /** How each element of the text is shown. */
  type Components = { [Tag in keyof JSX.IntrinsicElements]?: ComponentType<ComponentProps<Tag>> };
  /** Words that somebody reads. */
  export const words: number;
  export default function Content(props: { readonly components?: Components }): ReactNode;
}
declare module '*.mdx?document' {
  /** The paper that the build sets from the text. */
  export const document: {
    /** Public address of the PDF, the same in every release. */
    readonly file: string;
    /** Counted in the file. */
    readonly pages: number;
    readonly bytes: number;
    /** Its first page. */
    readonly cover: { readonly src: string; readonly width: number; readonly height: number };
  };
}
declare module '*.mdx?words' {
  /** Words that somebody reads: without the list of sources. */
  export const words: number;
}

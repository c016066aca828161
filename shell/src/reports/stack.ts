import { reportLimits, type PagePart } from 'shared-contract/page-reports';
import type { Owners } from './owners.ts';

/** A line of a stack that lies in a file. */
interface Frame {
  readonly file: string;
  /** `12:34` */
  readonly at: string;
}

/** How every browser writes it, in its own sentence: the address, the line and the column. */
const FILE = /((?:https?|blob|[\w-]+-extension):\/\/[^\s()@]+?):(\d+):(\d+)(?!\d)/g;

const framesOf = (stack: string): Frame[] =>
  [...stack.matchAll(FILE)].map(([, file = '', line = '', column = '']) => ({
    file,
    at: `${line}:${column}`,
  }));

interface Trace {
  /** Whose it is by the files; `undefined` where no file says so. */
  readonly owner: PagePart | undefined;
  readonly place: string;
  readonly stack: string;
  /** All of its files are somebody else's, as an extension's: it is no error of ours. */
  readonly isForeign: boolean;
}

const MOST_FRAMES = 6;

/** Without the origin, which says nothing, and without a query. */
const written = ({ file, at }: Frame): string => {
  const { origin, pathname } = new URL(file);
  return `${origin === location.origin ? '' : origin}${pathname}:${at}`.slice(0, reportLimits.place);
};

/**
 * Reads the first remote's file from a stack: the shell's own files lie above it, as what a remote calls, and below it,
 * as what calls the remote. Without a remote's file, the first of ours says whose it is.
 */
export function traceOf(stack: string, owners: Owners): Trace {
  const frames = framesOf(stack);
  const own = frames.flatMap((frame) => {
    const part = owners.ofFile(frame.file);
    return part ? [{ frame, part }] : [];
  });
  const first = own.find(({ part }) => part !== owners.shell) ?? own[0];
  const isOfPage = frames.some(({ file }) => file.startsWith(`${location.origin}/`));
  return {
    owner: first?.part,
    place: first ? written(first.frame) : '',
    stack: own
      .slice(0, MOST_FRAMES)
      .map(({ frame }) => written(frame))
      .join('\n')
      .slice(0, reportLimits.stack),
    isForeign: frames.length > 0 && own.length === 0 && !isOfPage,
  };
}

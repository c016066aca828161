import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type DrawingCanvasProps = ComponentProps<'svg'> & { viewBox: string };

/**
 * The canvas of every drawing. Drawings are decorative: they show nothing that is missing from the text next to them.
 */
export function DrawingCanvas({ className, ...props }: DrawingCanvasProps) {
  return (
    <svg
      data-slot="drawing"
      aria-hidden="true"
      fill="none"
      strokeWidth="1"
      className={clsx('ui:block ui:h-auto ui:w-full', className)}
      {...props}
    />
  );
}

/** A line with the same stroke width at every size of the drawing. */
export function Line(props: ComponentProps<'path'>) {
  return <path vectorEffect="non-scaling-stroke" {...props} />;
}

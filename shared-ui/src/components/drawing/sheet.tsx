import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type SheetProps = ComponentProps<'svg'> & { viewBox: string };

/** The paper every drawing is made on. Drawings say nothing that the text beside them does not. */
export function Sheet({ className, ...props }: SheetProps) {
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

/** A line whose weight stays the same at every size of the drawing. */
export function Line(props: ComponentProps<'path'>) {
  return <path vectorEffect="non-scaling-stroke" {...props} />;
}

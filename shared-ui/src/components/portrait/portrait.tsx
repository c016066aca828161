import { clsx } from 'clsx';
import { photos, type Photo } from './photos.ts';
import { DrawnPortrait, type PortraitFeatures } from './drawn-portrait.tsx';

export type { PortraitFeatures };

export interface PortraitProps {
  /** Whose portrait it is: the same id, the same drawing, or the photograph that the brand file names for it. */
  id: string;
  /** Said in the place of a photograph that does not show. */
  name: string;
  /** For the drawing. */
  features?: PortraitFeatures | undefined;
  className?: string | undefined;
}

/** The browser chooses by the width that the picture has in the page; one that cannot takes the width of a portrait in full. */
const SIZES = 'auto, 280px';

const sources = ([small, large]: Photo['avif']) => `${small} 280w, ${large} 560w`;

function Photograph({
  id,
  name,
  photo,
  className,
}: {
  id: string;
  name: string;
  photo: Photo;
  className: string;
}) {
  return (
    <picture data-portrait={id}>
      <source type="image/avif" srcSet={sources(photo.avif)} sizes={SIZES} />
      <img
        src={photo.webp[0]}
        srcSet={sources(photo.webp)}
        sizes={SIZES}
        width="280"
        height="336"
        loading="lazy"
        decoding="async"
        alt={name}
        className={clsx('ui:block ui:h-auto ui:w-full', className)}
      />
    </picture>
  );
}

/** A person: photographed where the firm has a picture, else drawn. As wide as its place, and a fifth higher. */
export function Portrait({ id, name, features = {}, className }: PortraitProps) {
  const photo = photos[id];
  // A hairline and the corners of every other frame, at whatever size the portrait is shown.
  const frame = clsx('ui:rounded-md ui:border ui:border-edge', className);
  return photo ? (
    <Photograph id={id} name={name} photo={photo} className={frame} />
  ) : (
    <DrawnPortrait id={id} features={features} className={frame} />
  );
}

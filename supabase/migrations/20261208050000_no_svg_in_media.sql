-- media is public, and an SVG opened by its address can run scripts where no policy forbids it.
update storage.buckets set allowed_mime_types = array_remove(allowed_mime_types, 'image/svg+xml') where id = 'media';

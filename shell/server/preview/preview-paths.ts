/** Of the edge: a link of a preview is this with its token. */
export const PREVIEW_PATH = '/preview/';
/** No token has this shape. */
export const END_PATH = '/preview/end';

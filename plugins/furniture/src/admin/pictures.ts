/**
 * Pictures that the server can read, for a field that takes files. HEIC is none of them: a phone that photographs in it then hands
 * over a JPEG.
 */
export const PICTURES = "image/jpeg,image/png,image/webp,image/avif,image/tiff";

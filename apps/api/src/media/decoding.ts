import type { SharpOptions } from 'sharp'

/** How every picture is decoded: with a limit against decompression bombs (50 megapixels, all frames of an animation together), without truncated files, upright. */
export const DECODING = {
  limitInputPixels: 50_000_000,
  failOn: 'error',
  autoOrient: true,
  animated: true,
} as const satisfies SharpOptions

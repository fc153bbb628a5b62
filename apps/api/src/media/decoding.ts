import type { SharpOptions } from 'sharp'

/** How every picture is read: no bombs (50 megapixels, all frames of an animation together), nothing cut short, upright. */
export const DECODING = {
  limitInputPixels: 50_000_000,
  failOn: 'error',
  autoOrient: true,
  animated: true,
} as const satisfies SharpOptions

/** The names of the four tints. A merchant may leave some out. */
export const MISTS = ['lilac', 'moss', 'rose', 'dew'] as const
export type Mist = (typeof MISTS)[number]

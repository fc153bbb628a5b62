import type { Branch } from '@store/core'

/** Where a branch is on a map (L7). */
export const mapOf = ({ latitude, longitude }: Pick<Branch, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

/** Digits and plus sign of a number, for a link that calls it. */
export const callTo = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

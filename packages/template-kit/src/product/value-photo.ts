import type { Product } from '@store/core'

/**
 * The index of the first photo that shows one of these option values, because its description ends with it: "Shawl,
 * indigo". Values of one or two letters, such as sizes, match nothing. -1 if there is none.
 *
 * @param values null for an option of which nothing is chosen
 */
export function valuePhotoIndex(images: Product['images'], values: readonly (string | null)[]): number {
  const endings = values.flatMap((value) => (value && value.length > 2 ? [`, ${value.toLowerCase()}`] : []))
  return images.findIndex(({ alt }) => endings.some((ending) => alt?.toLowerCase().endsWith(ending)))
}

/** The names of pictures in an archive: the hash they are stored under, whichever shop they belong to. */
const IN_SHOP = /\/media\/(\d+)\/([0-9a-f]{32}\.[a-z]{3,4})/g
const IN_ARCHIVE = /media:([0-9a-f]{32}\.[a-z]{3,4})/g

/** Applies `change` to every text in a value, at any depth; null removes it. */
function texts(value: unknown, change: (text: string) => string | null): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => texts(each, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, texts(each, change)]))
}

/**
 * Turns references to this shop's own pictures into references to the archive's; references to missing pictures are removed.
 */
export function packPictures<Value>(value: Value, shopId: number, take: (file: string) => boolean): Value {
  return texts(value, (text) => {
    const packed = text.replaceAll(IN_SHOP, (whole, shop: string, file: string) => {
      if (Number(shop) !== shopId) return whole
      return take(file) ? `media:${file}` : ''
    })
    return packed === '' && text !== '' ? null : packed
  }) as Value
}

/**
 * Reverses `packPictures`: `found` returns the present address of a picture of the archive; null: it could not be stored.
 */
export function unpackPictures<Value>(value: Value, found: (file: string) => string | null): Value {
  return texts(value, (text) => {
    const unpacked = text.replaceAll(IN_ARCHIVE, (_, file: string) => found(file) ?? '')
    return unpacked === '' && text !== '' ? null : unpacked
  }) as Value
}

/** Removes pictures that no longer exist. */
export const withPictures = <Product extends { readonly images: readonly { readonly src: string | null }[] }>(
  product: Product,
): Product => ({ ...product, images: product.images.filter(({ src }) => src !== null) })

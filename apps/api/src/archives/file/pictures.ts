/** How pictures are named in an archive: by the hash they are kept under, whatever shop they are of. */
const IN_SHOP = /\/media\/(\d+)\/([0-9a-f]{32}\.[a-z]{3,4})/g
const IN_ARCHIVE = /media:([0-9a-f]{32}\.[a-z]{3,4})/g

/** Every text of a value, however deep, changed by `change`; what it makes null is null. */
function texts(value: unknown, change: (text: string) => string | null): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => texts(each, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, texts(each, change)]))
}

/** Leaves references of this shop's own pictures as those of an archive; a picture that is not there is no reference. */
export function packPictures<Value>(value: Value, shopId: number, take: (file: string) => boolean): Value {
  return texts(value, (text) => {
    const packed = text.replaceAll(IN_SHOP, (whole, shop: string, file: string) => {
      if (Number(shop) !== shopId) return whole
      return take(file) ? `media:${file}` : ''
    })
    return packed === '' && text !== '' ? null : packed
  }) as Value
}

/** The opposite: `found` says where a picture of the archive now is; null: it could not be kept. */
export function unpackPictures<Value>(value: Value, found: (file: string) => string | null): Value {
  return texts(value, (text) => {
    const unpacked = text.replaceAll(IN_ARCHIVE, (_, file: string) => found(file) ?? '')
    return unpacked === '' && text !== '' ? null : unpacked
  }) as Value
}

/** Pictures that are no longer there are no pictures. */
export const withPictures = <Product extends { readonly images: readonly { readonly src: string | null }[] }>(
  product: Product,
): Product => ({ ...product, images: product.images.filter(({ src }) => src !== null) })

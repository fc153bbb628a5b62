import { shopPath } from '@store/core'

/** Links to product pages end in an id of the installation. In an archive they contain the product's reference instead. */
const IN_SHOP = new RegExp(`(?<=href=")${shopPath('product', '')}[^"]+(?=")`, 'g')
const IN_ARCHIVE = /(?<=href=")product:([^"]+)(?=")/g

export const packProductLinks = (html: string, referenceOf: ReadonlyMap<string, string>): string =>
  html.replace(IN_SHOP, (link) => {
    const [path = ''] = link.split(/[?#]/, 1)
    const reference = referenceOf.get(path.split(/[-/]/).at(-1) ?? '')
    return reference === undefined ? link : `product:${encodeURIComponent(reference)}`
  })

/** Turns the links back. A link to a product that was not imported becomes a link to the list of products. */
export const unpackProductLinks = (html: string, slugOf: ReadonlyMap<string, string>): string =>
  html.replace(IN_ARCHIVE, (_, name: string) => {
    const slug = slugOf.get(decoded(name))
    return slug === undefined ? shopPath('catalog') : shopPath('product', slug)
  })

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

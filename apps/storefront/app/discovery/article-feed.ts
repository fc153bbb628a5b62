import { type Article, type Shop, shopFile } from '@store/core'
import { pathsFrom } from '@store/template-kit'
import { document, element } from './xml.ts'

const NAMESPACE = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}
const paths = pathsFrom('')

/** The shop's articles as a feed (R16), newest first. */
export function articleFeed(address: string, shop: Shop, articles: readonly Article[]): string {
  const items = articles.map((article) =>
    element('item', [
      element('title', article.title),
      element('link', address + paths.article(article)),
      element('guid', address + paths.article(article)),
      element('description', article.summary),
      element('dc:creator', article.author),
      element('pubDate', article.publishedAt && new Date(article.publishedAt).toUTCString()),
    ]),
  )
  const channel = element('channel', [
    element('title', shop.name),
    element('link', address + paths.blog()),
    element('description', shop.description ?? shop.name),
    element('language', shop.language),
    { xml: `<atom:link href="${address}${shopFile('article-feed')}" rel="self" type="application/rss+xml"/>` },
    ...items,
  ])
  return document(element('rss', [channel], NAMESPACE))
}

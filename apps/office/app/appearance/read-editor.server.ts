import { itemsToText, POLICY_SLUGS, shopPath, slugWords, timeZoneOf } from '@store/core'
import { loadSettingWords, SETTING_GROUPS } from '@store/template-kit/settings'
import { TEMPLATES, templateOf } from '@store/templates'
import { pictureAt } from '#app/media/picture-at.ts'
import { sampleOf } from '#app/open/template-samples.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { momentText } from '#app/words/dates.ts'
import { draftState } from './draft-state.server.ts'

/** The number of products on the miniatures of templates. */
const SHOWN = 3

/** Loads the data of the appearance editor. */
export async function readEditor(office: Office, { shopId }: MyShop) {
  const { manage, language } = office
  const params = { shopId }
  const [draft, versions, preview, shop, products, articles] = await Promise.all([
    manage.getAppearanceDraft({ params }),
    manage.listAppearanceVersions({ params }),
    manage.previewAppearance({ params }).catch(() => null),
    manage.getShop({ params }),
    manage.listProducts({ params, query: { limit: SHOWN, active: true } }),
    manage.listArticles({ params }),
  ])
  const photos = await Promise.all(products.items.map(({ id }) => manage.getProduct({ params: { shopId, id } })))
  const [first] = products.items
  const [article] = articles.items.filter(({ active }) => active)
  const { groups } = await loadSettingWords(templateOf(draft.templateId), language)
  return {
    state: await draftState(draft, language),
    groups: SETTING_GROUPS.map((name) => ({ name, label: groups[name] })),
    preview,
    published: draft.published.templateId,
    logo: pictureAt(shop.logo, 160),
    templates: TEMPLATES.map(sampleOf),
    products: photos.map(({ name, images }) => ({
      name,
      image: pictureAt(images[0]?.src, 160) ?? images[0]?.src ?? null,
    })),
    pages: {
      home: '/',
      catalog: shopPath('catalog'),
      ...(first && { product: shopPath('product', `${slugWords(first.name)}-${first.id}`) }),
      cart: shopPath('cart'),
      checkout: checkoutOf(products.items),
      ...(article && { article: shopPath('article', article.slug) }),
      contact: shopPath('contact'),
      policies: shopPath('policy', POLICY_SLUGS.shipping),
    } as Readonly<Partial<Record<PageName, string>>>,
    links: [
      ...products.items.map(({ id, name }) => ({
        label: name,
        href: shopPath('product', `${slugWords(name)}-${id}`),
      })),
      ...articles.items.slice(0, 20).map(({ slug, title }) => ({ label: title, href: shopPath('article', slug) })),
    ],
    versions: versions.items.map(({ at, templateId, ...version }) => ({
      ...version,
      template: templateOf(templateId).name,
      at: momentText(at, language, timeZoneOf(shop.country)),
    })),
  }
}

type Item = Parameters<typeof itemsToText>[0][number]
type Listed = Awaited<ReturnType<Office['manage']['listProducts']>>['items'][number]

/** The path of the checkout with one of these products in the cart; with an empty cart, if none can be bought. */
function checkoutOf(products: readonly Listed[]): string {
  const path = shopPath('checkout')
  const buyable = products.flatMap(({ id: productId, price, units, variants }): Item[] => {
    const variant = variants.find((each) => each.enabled && each.units > 0)
    if (variants.length > 0) return variant ? [{ productId, variantId: String(variant.id), quantity: 1 }] : []
    return price !== null && units > 0 ? [{ productId, variantId: null, quantity: 1 }] : []
  })
  return buyable.length === 0 ? path : `${path}?items=${itemsToText(buyable.slice(0, 1))}`
}

export type PageName = 'home' | 'catalog' | 'product' | 'cart' | 'checkout' | 'article' | 'contact' | 'policies'

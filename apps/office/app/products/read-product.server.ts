import { data } from '@remix-run/node'
import { type EditableProduct, type MoneyStyle, shopPath } from '@store/core'
import { isDraftAsked, readDraft } from '#app/drafts/drafts.server.ts'
import type { Values } from '#app/drafts/values.ts'
import { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { percentText } from '#app/taxes/percent.ts'
import { productWords } from '#app/words/products/index.ts'
import { formOf, marksOf, readBody } from './product-body.server.ts'
import { newValues, valuesOf } from './product-values.ts'

/** Loads the choices of the product form, and the currency. */
async function choicesOf({ manage, language }: Office, shopId: number) {
  const params = { shopId }
  const [shop, categories, tags, brands, taxes] = await Promise.all([
    manage.getShop({ params }),
    manage.listCategories({ params }),
    manage.listTags({ params }),
    manage.listBrands({ params }),
    manage.listTaxes({ params }),
  ])
  const money: MoneyStyle = { currency: shop.currency, country: shop.country }
  return {
    money,
    categories: categories.items.map(({ name, subcategories }) => ({
      name,
      subcategories: subcategories.map((each) => each.name),
    })),
    tags: tags.items.map(({ name, values }) => ({ name, values })),
    brands: brands.items,
    taxes: taxes.items.map(({ id, name, percent }) => ({ id, text: `${name} ${percentText(percent, language)}` })),
  }
}

export type Choices = Awaited<ReturnType<typeof choicesOf>>

/** Loads the product of an address for its form: as saved, or with `?draft=1` the draft. */
export async function readProduct(office: Office, { shopId, url }: MyShop, id: number, search: URLSearchParams) {
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 })
  const [choices, product, draft] = await Promise.all([
    choicesOf(office, shopId),
    office.manage.getProduct({ params: { shopId, id } }),
    readDraft(office, { shopId, kind: 'product', thing: String(id) }),
  ])
  const { status, name, deletedAt, options, variants, slug } = product
  return {
    id,
    choices,
    status,
    name,
    draft,
    isInBin: deletedAt !== null,
    page: url.replace(/\/$/, '') + shopPath('product', slug),
    options: options.map((option) => option.name),
    variants: variants.length,
    values: keptValues(product, choices.money, office),
    isDraft: isDraftAsked(search, draft),
  }
}

/** The saved values, with the digests that a later save compares. */
function keptValues(
  product: EditableProduct & { readonly revision: string },
  money: MoneyStyle,
  { language }: Office,
): Values {
  const values = valuesOf(product, money)
  const { body } = readBody(new Sent(formOf(values)), money, productWords.of(language))
  return { ...values, revision: [product.revision], marks: [JSON.stringify(marksOf(body))] }
}

export async function readNewProduct(office: Office, { shopId }: MyShop, search: URLSearchParams) {
  const [choices, draft] = await Promise.all([
    choicesOf(office, shopId),
    readDraft(office, { shopId, kind: 'product', thing: 'new' }),
  ])
  const text = (name: string) => (search.get(name) ?? '').slice(0, 500)
  return {
    choices,
    draft,
    isDraft: isDraftAsked(search, draft),
    values: newValues(text('category'), text('brand')),
  }
}

import { data } from '@remix-run/node'
import { type EditableProduct, type MoneyStyle, shopPath } from '@store/core'
import { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { productWords } from '#app/words/products/index.ts'
import { formOf, marksOf, readBody } from './product-body.server.ts'
import { newValues, type Values, valuesOf } from './product-values.ts'

/** What the form of a product needs besides it: names to choose from, and how money is written. */
async function choicesOf({ manage }: Office, shopId: number) {
  const params = { shopId }
  const [shop, categories, tags, brands] = await Promise.all([
    manage.getShop({ params }),
    manage.listCategories({ params }),
    manage.listTags({ params }),
    manage.listBrands({ params }),
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
  }
}

export type Choices = Awaited<ReturnType<typeof choicesOf>>

/** What somebody had typed and not saved, and when. */
export type Draft = { readonly values: Values; readonly savedAt: string }

async function draftOf({ manage }: Office, shopId: number, thing: string): Promise<Draft | null> {
  const { draft } = await manage.getDraft({ params: { shopId, kind: 'product', thing } })
  if (!draft) return null
  const values = Object.fromEntries(
    Object.entries(draft.body).map(([name, all]) => [name, Array.isArray(all) ? all.map(String) : []]),
  )
  return { values, savedAt: draft.savedAt }
}

/** The product of an address, as its form shows it: what is kept, or with `?draft=1` what was typed and not saved. */
export async function readProduct(office: Office, { shopId, url }: MyShop, id: number, search: URLSearchParams) {
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 })
  const [choices, product, draft] = await Promise.all([
    choicesOf(office, shopId),
    office.manage.getProduct({ params: { shopId, id } }),
    draftOf(office, shopId, String(id)),
  ])
  const { status, name, deletedAt, options, variants, slug } = product
  return {
    ...{ id, choices, status, name, draft },
    isInBin: deletedAt !== null,
    page: url.replace(/\/$/, '') + shopPath('product', slug),
    options: options.map((option) => option.name),
    variants: variants.length,
    values: keptValues(product, choices.money, office),
    isDraft: search.get('draft') === '1' && draft !== null,
  }
}

/** The product's values with what a later save compares them to. */
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
  const [choices, draft] = await Promise.all([choicesOf(office, shopId), draftOf(office, shopId, 'new')])
  const text = (name: string) => (search.get(name) ?? '').slice(0, 500)
  return {
    ...{ choices, draft, isDraft: search.get('draft') === '1' && draft !== null },
    values: newValues(text('category'), text('brand')),
  }
}

import type { Image, ImageSource, ShopId } from '@store/core'
import type { DemoBanner, DemoShop } from '@store/demo'
import { sql } from 'drizzle-orm'
import { ask } from './database/ask.ts'
import { type Database, inShop, type Tx } from './database/open.ts'
import { saveMedia } from './media/index.ts'
import { addAccessCode } from './queries/access-codes.ts'
import { saveArticle } from './queries/articles.ts'
import { addCoupon } from './queries/coupons.ts'
import { setAffiliations, setChatOrderForm, setIntegrations, setMarketplaceAccess } from './queries/integrations.ts'
import { isDone, markDone } from './queries/jobs.ts'
import { saveProducts } from './queries/products.ts'
import { setBranches, setDiscounts, setPolicies, setTemplateSettings } from './queries/shop-parts.ts'
import { changeShop, createShop, findShopByName, setShop } from './queries/shops.ts'

/**
 * Opens each demo shop once in the life of an installation. One that was cut off half-way is finished; one that the
 * operator has changed or that bears the name of a merchant's own shop is left alone.
 */
export async function seedDemo(
  db: Database,
  dataDir: string,
  shops: readonly DemoShop[],
  say: (line: string) => void,
): Promise<readonly { readonly subdomain: string; readonly name: string }[]> {
  const open = []
  for (const demo of shops) {
    const { subdomain, name } = demo.shop
    for (const [stage, { doing, bring }] of Object.entries(STAGES)) {
      if (await isDone(db, `demo ${subdomain} ${stage}`)) continue
      const shopId = await openOnce(db, demo)
      if (shopId === null) break
      say(`${doing} the demo shop ${name}`)
      await bring(db, dataDir, shopId, demo)
      await markDone(db, `demo ${subdomain} ${stage}`)
    }
    if (await isDone(db, `demo ${subdomain} filled`)) open.push({ subdomain, name })
  }
  return open
}

type Stage = {
  readonly doing: string
  readonly bring: (db: Database, dataDir: string, shopId: ShopId, demo: DemoShop) => Promise<void>
}

/** Each is done once; installations that were filled before the later ones were thought of get them too. */
const STAGES: Readonly<Record<string, Stage>> = {
  filled: { doing: 'filling', bring: fill },
  furnished: { doing: 'furnishing', bring: furnish },
  rewarded: { doing: 'giving coupons to', bring: reward },
}

/** Its id, or null when the name belongs to a shop that is none of ours. */
async function openOnce(db: Database, { shop }: DemoShop): Promise<ShopId | null> {
  const job = `demo ${shop.subdomain} opened`
  const known = await findShopByName(db, shop.subdomain)
  if (known) return (await isDone(db, job)) ? known.id : null
  await markDone(db, job)
  const outcome = await createShop(db, shop)
  return outcome.kind === 'created' ? outcome.shop.id : null
}

async function fill(db: Database, dataDir: string, shopId: ShopId, demo: DemoShop): Promise<void> {
  const keep = keeper(dataDir, shopId)
  const drafts = []
  for (const { tagValues: _, message: __, ...draft } of demo.products)
    drafts.push({ ...draft, images: await Promise.all(draft.images.map(keep)) })
  await saveProducts(db, shopId, drafts)

  const settings = { ...demo.settings, ...(await bannersOf(demo, keep)) }
  const images = await Promise.all(demo.categories.map(async ({ image }) => image && (await keep(image)).src))
  await changeShop(db, shopId, async (tx) => {
    for (const [index, { name }] of demo.categories.entries()) {
      const position = demo.categories.length - index
      await ask(
        tx,
        sql`update categories set position = ${position}, image = ${images[index]} where shop_id = ${shopId} and name = ${name}`,
      )
    }
    for (const { reference, tagValues = [], message = null } of demo.products) {
      const written = sql`tag_values = ${sql.param(tagValues)}::integer[], message = ${message && JSON.stringify(message)}::jsonb`
      await ask(tx, sql`update products set ${written} where shop_id = ${shopId} and reference = ${reference}`)
    }
    await setPolicies(tx, shopId, demo.policies)
    await setBranches(tx, shopId, demo.branches)
    await setDiscounts(tx, shopId, demo.discounts)
    await setTemplateSettings(tx, shopId, demo.shop.templateId, settings)
  })
  await setShop(db, shopId, { logo: demo.logo && (await keep(demo.logo)).src })
}

/** What a shop has beside its catalogue. */
async function furnish(db: Database, dataDir: string, shopId: ShopId, demo: DemoShop): Promise<void> {
  const keep = keeper(dataDir, shopId)
  const covers = await Promise.all(demo.articles.map(async ({ cover }) => cover && (await keep(cover)).src))
  const banners = await bannersOf(demo, keep)
  await changeShop(db, shopId, async (tx) => {
    const slugOf = await slugsOf(tx, shopId)
    for (const [index, { cover: _, ...article }] of demo.articles.entries()) {
      const body = article.body.replace(PRODUCT_LINK, (link, reference) => {
        const slug = slugOf.get(reference)
        return slug ? `/productos/${slug}` : link
      })
      await saveArticle(tx, shopId, { ...article, body, image: covers[index] ?? null, active: true })
    }
    for (const [template, settings] of Object.entries(demo.settingsElsewhere))
      await setTemplateSettings(tx, shopId, Number(template), { ...settings, ...banners })
    await setIntegrations(tx, shopId, demo.integrations)
    await setAffiliations(tx, shopId, demo.affiliations)
    await setChatOrderForm(tx, shopId, demo.chatOrderForm)
    await setMarketplaceAccess(tx, shopId, demo.marketplace)
    for (const { code, label } of demo.accessCodes) await addAccessCode(tx, shopId, code, label)
  })
}

/** Articles name products by their reference, because their addresses end in an id that the shop gives. */
const PRODUCT_LINK = /(?<=href=")\/productos\/([^"]+)(?=")/g

async function slugsOf(tx: Tx, shopId: ShopId): Promise<ReadonlyMap<string, string>> {
  const rows = await ask<{ reference: string; slug: string }>(
    tx,
    sql`select reference, slug from products where shop_id = ${shopId}`,
  )
  return new Map(rows.map(({ reference, slug }) => [reference, slug]))
}

/** What it gives to those who know a code. One that the operator has made since stays. */
async function reward(db: Database, _dataDir: string, shopId: ShopId, { coupons }: DemoShop): Promise<void> {
  await inShop(db, shopId, async (tx) => {
    for (const coupon of coupons) await addCoupon(tx, shopId, coupon)
  })
}

/** The settings' own key for the shop's banners; a shop without leaves it out. */
async function bannersOf({ banners }: DemoShop, keep: Keep): Promise<{ readonly banners?: readonly unknown[] }> {
  if (banners.length === 0) return {}
  const kept = async ({ image, mobileImage, ...words }: DemoBanner) => ({
    ...words,
    image: (await keep(image)).src,
    mobileImage: mobileImage && (await keep(mobileImage)).src,
  })
  return { banners: await Promise.all(banners.map(kept)) }
}

/** Keeps a picture of a demo shop, and says where it is. */
type Keep = (source: ImageSource) => Promise<Image>
const keeper =
  (dataDir: string, shopId: ShopId): Keep =>
  async (source) => {
    if (source.kind !== 'bytes') throw new Error(`the picture ${source.name} of a demo shop has no bytes`)
    const saved = await saveMedia(dataDir, shopId, source.bytes, source.name)
    if (saved.kind === 'refused')
      throw new Error(`the picture ${source.name} of a demo shop is refused: ${saved.reason}`)
    return { src: saved.src, alt: source.alt }
  }

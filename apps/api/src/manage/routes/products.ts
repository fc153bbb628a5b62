import { manageEndpoints as calls } from '@store/api-client/manage'
import type { EditableProduct, ProductChange, ProductId, ProductInput, ShopId } from '@store/core'
import { type DraftProblem, refusalFor } from '../../catalog/draft-problems.ts'
import { binProduct, deleteProduct, restoreProduct } from '../../catalog/store/bin.ts'
import { findEditableProduct, findEditableProducts, findEditableProductsById } from '../../catalog/store/editable.ts'
import { countListed, listBrands, listProducts } from '../../catalog/store/product-list.ts'
import { findFreeReference, saveEdited, saveInputs } from '../../catalog/store/products.ts'
import { lockCatalog } from '../../catalog/store/sale-ends.ts'
import type { Tx } from '../../database/open.ts'
import { isStoredPicture } from '../../media/store.ts'
import type { Services } from '../../services.ts'
import type { WriteTx } from '../../shops/store/shops.ts'
import { queueWebhooks } from '../../webhooks/events.ts'
import { type Caller, isLimited, may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { countIn, pageIn, pageOf } from '../paging.ts'
import { checkPlanLimit, planFull } from '../plan-limits.ts'
import { fieldErrorsOf, Refusal, wrongField } from '../refusal.ts'
import { type Revised, revised } from '../revision.ts'
import { checkBatchProduct } from './product-batch.ts'

/** The parts of a call that all writes of products need. */
type Call = { readonly shopId: ShopId; readonly caller: Caller; readonly services: Services; readonly now: Date }

export function productRoutes(manage: Management): void {
  manage.read(calls.listProducts, async (tx, { shopId, query }) => {
    const { q, after: _, limit: __, sort = 'place', count, ...filters } = query
    const { limit, after } = pageIn(query, sort)
    const [text, number, id] = after ?? []
    const asked = { ...filters, search: q ?? null }
    const rows = await listProducts(tx, shopId, {
      ...asked,
      sort,
      after: after && { text: String(text), number: Number(number), id: Number(id) },
      limit: limit + 1,
    })
    const page = pageOf(
      rows,
      limit,
      sort,
      ({ id, place }) => [place.text, place.number, id],
      ({ place: _, ...product }) => product,
    )
    return { ...page, ...(await countIn(count, (most) => countListed(tx, shopId, asked, most))) }
  })
  manage.read(calls.listBrands, async (tx, { shopId }) => ({ items: [...(await listBrands(tx, shopId))] }))

  manage.write(calls.createProduct, async (tx, call) => {
    const { shopId, body } = call
    await lockCatalog(tx, shopId)
    const { reference = await findFreeReference(tx, shopId, body.name), ...product } = body
    if ((await findEditableProducts(tx, shopId, [reference])).length > 0) throw wrongField('reference', 'taken')
    return productOf(tx, shopId, await saveProduct(tx, call, { ...product, reference }))
  })

  manage.read(calls.getProduct, (tx, { shopId, params }) => productOf(tx, shopId, params.id))

  manage.change(calls.setProduct, (tx, call) => edit(tx, call, () => call.body, true))
  manage.change(calls.changeProduct, (tx, call) =>
    edit(tx, call, (known) => {
      const { variants, ...change } = call.body
      return { ...change, ...(variants && { variants: withChanges(known.variants, variants) }) }
    }),
  )
  manage.change(calls.setProductVariants, (tx, call) => edit(tx, call, () => call.body))
  manage.change(calls.deleteProduct, async (tx, { shopId, params, match, now }) => {
    await lockCatalog(tx, shopId)
    const known = await productOf(tx, shopId, params.id)
    match(known)
    if (known.deletedAt !== null) {
      await deleteProduct(tx, shopId, params.id)
      return {}
    }
    await binProduct(tx, shopId, known, now)
    await queueWebhooks(tx, shopId, 'product.deleted', now, () => [{ about: String(params.id), data: known }])
    return {}
  })
  manage.change(calls.restoreProduct, async (tx, call) => {
    const { shopId, params } = call
    await lockCatalog(tx, shopId)
    const known = await productOf(tx, shopId, params.id)
    if (known.deletedAt === null) return known
    if (isLimited(call.caller)) await checkPlanLimit(tx, shopId, 'products')
    await restoreProduct(tx, shopId, params.id)
    await queueProductWebhooks(tx, call, 'product.created', [params.id])
    return productOf(tx, shopId, params.id)
  })
  manage.write(calls.duplicateProduct, async (tx, call) => {
    const { shopId, params } = call
    await lockCatalog(tx, shopId)
    const known = await productOf(tx, shopId, params.id)
    const reference = await findFreeReference(tx, shopId, known.name)
    return productOf(tx, shopId, await saveProduct(tx, call, { ...copyOf(known), reference }, known))
  })

  manage.read(calls.getProductByReference, async (tx, { shopId, params }) => {
    const [known] = await findEditableProducts(tx, shopId, [params.reference])
    if (!known || known.deletedAt !== null) throw new Refusal('notFound')
    return withRevision(known)
  })
  manage.write(calls.setProductByReference, async (tx, call) => {
    const { shopId, params, body, match } = call
    await lockCatalog(tx, shopId)
    const [known] = await findEditableProducts(tx, shopId, [params.reference])
    match(known && known.deletedAt === null ? withRevision(known) : revised({ reference: params.reference }))
    return productOf(tx, shopId, await saveProduct(tx, call, { ...body, reference: params.reference }))
  })

  manage.write(calls.saveProducts, async (tx, { shopId, caller, services, language, body, now }) => {
    const drafts = await Promise.all(body.products.map((raw) => checkBatchProduct(services.media, shopId, raw)))
    const good = drafts.flatMap(({ input }) => (input ? [input] : []))
    const saved = [...(await saveInputs(tx, shopId, good, savingBy(caller)))]
    for (const kind of ['created', 'updated'] as const) {
      const ids = saved.flatMap((outcome) => (outcome.kind === kind ? [outcome.id] : []))
      if (ids.length > 0) await queueProductWebhooks(tx, { shopId, now }, `product.${kind}`, ids)
    }
    return {
      items: drafts.map(({ input, reference, problems }) => {
        const outcome = input ? saved.shift() : undefined
        if (outcome && outcome.kind !== 'refused')
          return { reference, outcome: outcome.kind, id: outcome.id, reason: null, errors: [] }
        const wrong = outcome ? [outcome.problem] : problems
        const reason = wrong[0] ? refusalFor(wrong[0]) : null
        return {
          reference,
          outcome: 'refused' as const,
          id: null,
          reason,
          errors: fieldErrorsOf(wrong, language),
        }
      }),
    }
  })
}

/** Adds the revision. Fields that change when units are sold are not covered: they cause no edit conflict. */
const withRevision = (product: EditableProduct): Revised<EditableProduct> => {
  const { variants, ...rest } = product
  const { revision } = revised({ ...rest, variants: variants.map(({ units: _, ...variant }) => variant) }, [
    'units',
    'sold',
  ])
  return { ...product, revision }
}

async function productOf(tx: Tx, shopId: ShopId, id: ProductId): Promise<Revised<EditableProduct>> {
  const known = await findEditableProduct(tx, shopId, id)
  if (!known) throw new Refusal('notFound')
  return withRevision(known)
}

/** Queues webhooks for each of these products, in its current state. */
export const queueProductWebhooks = (
  tx: Tx,
  { shopId, now }: Pick<Call, 'shopId' | 'now'>,
  event: 'product.created' | 'product.updated' | 'product.deleted',
  ids: readonly ProductId[],
) =>
  queueWebhooks(tx, shopId, event, now, async () =>
    (await findEditableProductsById(tx, shopId, ids)).map((product) => ({
      about: String(product.id),
      data: withRevision(product),
    })),
  )

/** Prices may only be set by callers with the right to. */
const rightsOf = (caller: Caller) => ({ prices: may(caller, 'prices:write') })
const savingBy = (caller: Caller) => ({ ...rightsOf(caller), limited: isLimited(caller) })

/** What a copy takes over from a product: not what it sold, its units, or what must be unique. */
function copyOf(known: EditableProduct): ProductChange {
  const { id: _, slug: __, sold: ___, units: ____, reference: _____, deletedAt: ______, variants, ...rest } = known
  return {
    ...rest,
    status: 'draft',
    active: false,
    units: 0,
    // A barcode, and texts for search engines, belong to one product only.
    barcode: null,
    seoTitle: null,
    seoDescription: null,
    variants: variants.map(({ id: _, ...one }) => ({ ...one, units: 0, barcode: null })),
  }
}

/**
 * Saves the data of one product by its reference. Returns its id.
 *
 * @param from a product whose pictures it may have
 */
async function saveProduct(
  tx: Tx,
  call: Call,
  input: ProductInput,
  from: EditableProduct | null = null,
): Promise<ProductId> {
  const { shopId, caller, services } = call
  await checkPictures(services, shopId, input, from)
  const [saved] = await saveInputs(tx, shopId, [input], savingBy(caller))
  if (!saved || saved.kind === 'refused') throw refusalOf(saved?.problem ?? { path: '', code: 'notAllowed' })
  if (saved.kind !== 'unchanged') await queueProductWebhooks(tx, call, `product.${saved.kind}`, [saved.id])
  return saved.id
}

async function edit(
  tx: WriteTx,
  call: Call & { readonly params: { readonly id: number }; readonly match: (current: Revised<object>) => void },
  changeOf: (known: EditableProduct) => ProductChange,
  whole = false,
) {
  const { shopId, caller, services, params, match } = call
  await lockCatalog(tx, shopId)
  const { revision, ...known } = await productOf(tx, shopId, params.id)
  match({ ...known, revision })
  if (known.deletedAt !== null) throw new Refusal('state', { allowed: ['restore'] })
  const change = changeOf(known)
  await checkPictures(services, shopId, change, known)
  const problem = await saveEdited(tx, shopId, known, change, { ...rightsOf(caller), whole })
  if (problem) throw refusalOf(problem)
  await queueProductWebhooks(tx, call, 'product.updated', [params.id])
  return productOf(tx, shopId, params.id)
}

type VariantChange = { readonly id: number } & Partial<
  Omit<EditableProduct['variants'][number], 'id' | 'values' | 'units'>
>

function withChanges(
  known: EditableProduct['variants'],
  changes: readonly VariantChange[],
): EditableProduct['variants'] {
  const unknownAt = changes.findIndex(({ id }) => !known.some((variant) => variant.id === id))
  if (unknownAt >= 0) throw wrongField(`variants[${unknownAt}].id`, 'unknown')
  return known.map((variant) => ({ ...variant, ...changes.find(({ id }) => id === variant.id) }))
}

async function checkPictures(
  { media }: Services,
  shopId: ShopId,
  { images = [] }: ProductChange,
  known: EditableProduct | null,
) {
  for (const [at, { src }] of images.entries()) {
    const has = known?.images.some((image) => image.src === src)
    if (!has && !(await isStoredPicture(media, shopId, src))) throw wrongField(`images[${at}].src`, 'unknown')
  }
}

function refusalOf(problem: DraftProblem): Refusal {
  if (problem.code === 'planFull')
    return planFull('products', { used: Number(problem.params?.used), most: Number(problem.params?.most) })
  return problem.path === 'price' && problem.code === 'notAllowed'
    ? new Refusal('forbidden', { needs: 'prices:write' })
    : new Refusal('fields', { errors: [problem] })
}

import { PRODUCT_LIMITS, type ProductDraft, type ProductId, type ShopId } from '@store/core'
import * as z from 'zod'
import { findEditableProducts } from '../catalog/store/editable.ts'
import { saveEdited, saveInputs } from '../catalog/store/products.ts'
import { lockCatalog } from '../catalog/store/sale-ends.ts'
import type { Database, Tx } from '../database/open.ts'
import { withPictures } from '../html/text-pictures.ts'
import type { FetchedPicture } from '../media/fetch-picture.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import { cut } from '../sheets/faults.ts'
import { bumpVersion, type WriteTx } from '../shops/store/shops.ts'
import type { PartDone, TaskKind } from '../tasks/job.ts'
import { FETCHING, type HeldTask } from '../tasks/store.ts'
import { type Fetched, fetchPictures, type PictureStep, pictureSteps, type Reason } from './pictures.ts'
import type { ImportedProduct } from './read.ts'
import { faultOf, MOST_PROBLEMS, problemsOf, productsNow, statedIn, storedText, withoutForeign } from './report.ts'
import { findImport, findPart, keepPart, keepReport, removeParts } from './store.ts'
import { changeIn, type ImportChange, undoImported } from './undo.ts'

export const IMPORT = 'products.import'

/** Products of one part. */
export const PART = 100

type ProductEvent = 'created' | 'updated' | 'deleted'

type Dependencies = {
  readonly db: Database
  readonly media: MediaStorage
  readonly fetch: (address: string) => Promise<FetchedPicture>
  readonly now: () => Date
  /** Queues webhooks about products, in the transaction of the change. */
  readonly announce: (tx: Tx, shopId: ShopId, event: ProductEvent, ids: readonly ProductId[]) => Promise<void>
}

const ImportInput = z.object({
  importId: z.int(),
  untold: z.array(z.custom<keyof ProductDraft>()),
  prices: z.boolean(),
  /** Whether the shop's plan limits the import: not if the platform began it. */
  limited: z.boolean().default(true),
})
/** `pictured`: the parts whose products have pictures; unknown for tasks begun by an older release. */
const Cursor = z
  .object({
    phase: z.enum(['products', FETCHING]),
    part: z.int(),
    at: z.int(),
    pictured: z.array(z.int()).optional(),
  })
  .default({ phase: 'products', part: 0, at: 0, pictured: [] })
type Cursor = z.output<typeof Cursor>

/**
 * Imports the products of a file: first all products, so that they can be sold; then their pictures, a few at a time.
 * Pictures are fetched before the transaction that adds them to their products.
 */
export function importKind(needs: Dependencies): TaskKind {
  const cursorOf = (task: HeldTask) => Cursor.parse(task.cursor ?? undefined)
  return {
    kind: IMPORT,
    fetchFirst: async (task) => {
      const cursor = cursorOf(task)
      if (cursor.phase !== FETCHING) return null
      const { importId, limited } = ImportInput.parse(task.input)
      return fetchPictures(needs, task.shopId, { importId, limited }, cursor)
    },
    step: (tx, task, fetched) => {
      const cursor = cursorOf(task)
      return cursor.phase === 'products'
        ? saveNext(tx, task, cursor, needs)
        : addPictures(tx, task, cursor, fetched as Fetched, needs)
    },
    undo: (tx, shopId, changes) => undoImported(tx, shopId, changes, needs),
  }
}

/** The cursor at the next part with pictures, from this part on; null: there are none left. */
function nextPictures({ pictured }: Cursor, from: number): Cursor | null {
  const part = pictured ? pictured.find((each) => each >= from) : from
  return part === undefined ? null : { phase: FETCHING, part, at: 0, pictured }
}

async function saveNext(tx: Tx, task: HeldTask, cursor: Cursor, { announce }: Dependencies): Promise<PartDone> {
  const { part, pictured } = cursor
  const { shopId, result } = task
  const { importId, untold, prices, limited } = ImportInput.parse(task.input)
  const products = await findPart(tx, shopId, importId, part)
  if (!products) {
    const next = nextPictures(cursor, 0)
    if (!next) await removeParts(tx, shopId, importId)
    return { ...progressOf(task), cursor: next, changes: [] }
  }
  await lockCatalog(tx, shopId)
  const { stated, records } = await statedIn(tx, shopId, products, new Set(untold))
  const references = stated.map(({ reference }) => reference)
  const before = await productsByReference(tx, shopId, references)
  const saved = await saveInputs(tx, shopId, stated, { prices, records, limited })
  const ids = saved.flatMap((one) => (one.kind === 'created' || one.kind === 'updated' ? [one.id] : []))
  const after = await productsNow(tx, shopId, ids)
  const refused: { line: number; name: string; fault: ReturnType<typeof faultOf> }[] = []
  const counts = { created: 0, updated: 0, unchanged: 0 }
  const changes: ImportChange[] = []
  const changed = { created: [] as ProductId[], updated: [] as ProductId[] }
  const imported = products.map((product, at): ImportedProduct => {
    const one = saved[at]
    if (!one || one.kind === 'refused') {
      if (one) refused.push({ line: product.line, name: product.draft.name, fault: faultOf(one.problem) })
      return product
    }
    const { kind, id } = one
    const change = kind === 'unchanged' ? null : changeIn(id, before.get(id) ?? null, after.get(id))
    const outcome = change === null ? 'unchanged' : change.kind === 'created' || change.fromBin ? 'created' : 'updated'
    counts[outcome] += 1
    if (change) changes.push(change)
    if (outcome !== 'unchanged') changed[outcome].push(one.id)
    return { ...product, saved: { id: one.id, isNew: change?.kind === 'created', isChanged: change !== null } }
  })
  await keepPart(tx, shopId, { importId, part }, imported)
  if (refused.length > 0) await noteRefused(tx, shopId, importId, refused)
  for (const event of ['created', 'updated'] as const)
    if (changed[event].length > 0) await announce(tx, shopId, event, changed[event])
  const sum = (name: string, more: number) => ({ [name]: Number(result[name] ?? 0) + more })
  return {
    changes,
    cursor: {
      phase: 'products',
      part: part + 1,
      at: 0,
      pictured: pictured && (pictureSteps(imported, shopId).length > 0 ? [...pictured, part] : pictured),
    },
    done: task.done + products.length,
    result: {
      ...result,
      importId,
      ...sum('created', counts.created),
      ...sum('changed', counts.updated),
      ...sum('unchanged', counts.unchanged),
      ...sum('refused', refused.length),
    },
  }
}

const progressOf = ({ done, result }: HeldTask) => ({ done, result })

/** The products before a part is imported, by id. */
async function productsByReference(tx: Tx, shopId: ShopId, references: readonly string[]) {
  const known = await findEditableProducts(tx, shopId, references)
  return new Map(known.map((product) => [product.id, product]))
}

async function noteRefused(tx: Tx, shopId: ShopId, importId: number, rows: Parameters<typeof problemsOf>[0]) {
  const known = await findImport(tx, shopId, importId)
  if (!known) return
  const { report } = known
  const isNoted = (row: number) => report.problems.some((problem) => problem.row === row && !problem.taken)
  const fresh = problemsOf(rows, []).filter(({ row }) => !isNoted(row))
  await keepReport(tx, shopId, importId, {
    ...report,
    problems: [...report.problems, ...fresh].slice(0, MOST_PROBLEMS),
  })
}

/** Adds the fetched pictures to their products. */
async function addPictures(
  tx: Tx,
  task: HeldTask,
  cursor: Cursor,
  fetched: Fetched,
  { announce }: Dependencies,
): Promise<PartDone> {
  const { shopId, result } = task
  const { part, at } = cursor
  const { importId } = ImportInput.parse(task.input)
  const products = await findPart(tx, shopId, importId, part)
  if (!products) {
    await removeParts(tx, shopId, importId)
    return { ...progressOf(task), cursor: null, changes: [] }
  }
  const all = pictureSteps(products, shopId)
  const steps = all.slice(at, at + fetched.requested)
  const byProduct = new Map<number, typeof steps>()
  for (const step of steps) byProduct.set(step.product, [...(byProduct.get(step.product) ?? []), step])
  await lockCatalog(tx, shopId)
  const now = await productsNow(
    tx,
    shopId,
    [...byProduct.keys()].flatMap((index) => products[index]?.saved?.id ?? []),
  )
  const changes: ImportChange[] = []
  const shown: ProductId[] = []
  const left = new Map<PictureStep, Reason>()
  const changed = new Set<number>()
  for (const [index, mine] of byProduct) {
    const imported = products[index]
    const known = now.get(imported?.saved?.id ?? 0)
    if (!imported?.saved || !known) continue
    const fresh: { readonly src: string; readonly alt: string | null }[] = []
    for (const step of mine) {
      const src = step.kind === 'image' ? fetched.stored.get(step.name) : undefined
      if (!src || [...known.images, ...fresh].some((image) => image.src === src)) continue
      if (known.images.length + fresh.length >= PRODUCT_LIMITS.images) left.set(step, 'noRoom')
      else fresh.push({ src, alt: step.alt })
    }
    const text = mine.some(({ kind }) => kind === 'text')
      ? textWith(imported, known.description, fetched, shopId)
      : null
    if (fresh.length === 0 && text === null) continue
    const update = {
      ...(fresh.length > 0 && { images: fresh, keepImages: true }),
      ...(text !== null && { description: text }),
    }
    const problem = await saveEdited(tx as WriteTx, shopId, known, update, { whole: false, prices: true })
    if (problem) {
      for (const step of mine) if (step.kind !== 'text') left.set(step, 'noRoom')
      continue
    }
    shown.push(known.id)
    if (imported.saved.isNew) continue
    const after = (await productsNow(tx, shopId, [known.id])).get(known.id)
    const change = changeIn(known.id, known, after)
    if (change?.kind !== 'updated') continue
    changes.push({ ...change, again: imported.saved.isChanged })
    if (!imported.saved.isChanged) changed.add(index)
  }
  if (shown.length > 0) {
    await announce(tx, shopId, 'updated', shown)
    await bumpVersion(tx, shopId)
  }
  if (changed.size > 0)
    await keepPart(
      tx,
      shopId,
      { importId, part },
      products.map((one, index) =>
        one.saved && changed.has(index) ? { ...one, saved: { ...one.saved, isChanged: true } } : one,
      ),
    )
  const reasonOf = (step: PictureStep) =>
    step.kind === 'text' ? undefined : (left.get(step) ?? fetched.failed.get(step.name))
  await noteMissing(tx, shopId, importId, products, steps, reasonOf)
  const pictures = steps.filter(({ kind }) => kind !== 'text')
  const missing = pictures.filter((step) => reasonOf(step) !== undefined).length
  const isLast = at + steps.length >= all.length
  const next = isLast ? nextPictures(cursor, part + 1) : { ...cursor, at: at + steps.length }
  if (!next) await removeParts(tx, shopId, importId)
  return {
    changes,
    cursor: next,
    done: task.done + pictures.length,
    result: {
      ...result,
      pictures: Number(result.pictures ?? 0) + pictures.length - missing,
      picturesMissing: Number(result.picturesMissing ?? 0) + missing,
    },
  }
}

/** The description with the fetched pictures; null: it was changed meanwhile, or has them already. */
function textWith({ draft }: ImportedProduct, now: string | null, { stored }: Fetched, shopId: ShopId): string | null {
  const description = draft.description ?? ''
  if (now !== storedText(withoutForeign(description, shopId))) return null
  return withPictures(description, (src) => stored.get(src) ?? (src.startsWith(`/media/${shopId}/`) ? src : null))
}

async function noteMissing(
  tx: Tx,
  shopId: ShopId,
  importId: number,
  products: readonly ImportedProduct[],
  steps: readonly PictureStep[],
  reasonOf: (step: PictureStep) => Reason | undefined,
): Promise<void> {
  const missing = steps.flatMap((step) => {
    const reason = reasonOf(step)
    const { product, name } = step
    return reason ? [{ name: products[product]?.draft.name ?? '', picture: cut(name, 300), reason }] : []
  })
  if (missing.length === 0) return
  const known = await findImport(tx, shopId, importId)
  if (!known || known.report.pictureProblems.length >= MOST_PROBLEMS) return
  const pictureProblems = [...known.report.pictureProblems, ...missing].slice(0, MOST_PROBLEMS)
  await keepReport(tx, shopId, importId, { ...known.report, pictureProblems })
}

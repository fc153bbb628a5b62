import { manageEndpoints as calls, type Output } from '@store/api-client/manage'
import { type ShopId, timeZoneOf } from '@store/core'
import { type Database, inShop, type Tx } from '../../database/open.ts'
import { IMPORT, PART } from '../../imports/kind.ts'
import { pictureSteps } from '../../imports/pictures.ts'
import { readFile } from '../../imports/read.ts'
import { reportOf } from '../../imports/report.ts'
import type { ImportMatch } from '../../imports/schema.ts'
import {
  addImport,
  findFile,
  findImport,
  keepMatch,
  keepPart,
  keepTask,
  lockImport,
  type ProductImport,
} from '../../imports/store.ts'
import { findShop } from '../../shops/store/shops.ts'
import { beginTask } from '../../tasks/store.ts'
import { isLimited, may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'

export function importRoutes(manage: Management): void {
  manage.outside(calls.createProductImport, async (_, { shopId, services, caller, query, file, who, now }) => {
    const bytes = await file()
    const read = await readFor(services.db, shopId, bytes, null, now)
    const report = await reportOf(services.db, shopId, read, isLimited(caller))
    return inShop(services.db, shopId, async (tx) => {
      const id = await addImport(tx, shopId, {
        name: query.name ?? '',
        who,
        match: read.match,
        report,
        file: bytes,
        now,
      })
      return importOf(tx, shopId, id)
    })
  })
  manage.read(calls.getProductImport, (tx, { shopId, params }) => importOf(tx, shopId, params.id))
  manage.outside(calls.matchProductImport, async (_, { shopId, services, caller, params, body, now }) => {
    const { db } = services
    const bytes = await inShop(db, shopId, async (tx) => {
      const known = await findImport(tx, shopId, params.id)
      if (!known) throw new Refusal('notFound')
      return findFile(tx, shopId, params.id)
    })
    if (bytes === null) throw new Refusal('state', { allowed: [], usedBy: 'started' })
    const { match, ...read } = await readFor(db, shopId, bytes, body, now)
    const report = await reportOf(db, shopId, { match, ...read }, isLimited(caller))
    return inShop(db, shopId, async (tx) => {
      await keepMatch(tx, shopId, params.id, { match, report })
      return importOf(tx, shopId, params.id)
    })
  })
  manage.write(calls.startProductImport, async (tx, { shopId, params, caller, who, now }) => {
    const known = await lockImport(tx, shopId, params.id)
    if (!known) throw new Refusal('notFound')
    if (known.taskId !== null) return resourceOf(known)
    const bytes = await findFile(tx, shopId, params.id)
    const read = bytes && readFile(bytes, known.match, await shopOf(tx, shopId, now))
    if (!read || read.fault || read.ambiguous || read.products.length === 0)
      throw new Refusal('state', { allowed: [], usedBy: read?.fault?.code ?? 'nothing' })
    const prices = may(caller, 'prices:write')
    const { products, untold } = read
    if (!prices && !untold.includes('price')) throw new Refusal('forbidden', { needs: 'prices:write' })
    for (let part = 0; part * PART < products.length; part += 1)
      await keepPart(tx, shopId, { importId: params.id, part }, products.slice(part * PART, (part + 1) * PART))
    const whole = products.map((product) => ({ ...product, saved: { id: 0, isNew: true, isChanged: true } }))
    const pictures = pictureSteps(whole, shopId).filter(({ kind }) => kind !== 'text').length
    const taskId = await beginTask(tx, shopId, {
      kind: IMPORT,
      who,
      now,
      total: products.length + pictures,
      input: { importId: params.id, untold, prices, limited: isLimited(caller) },
    })
    await keepTask(tx, shopId, params.id, taskId)
    return resourceOf({ ...known, taskId })
  })
}

async function shopOf(tx: Tx, shopId: ShopId, now: Date) {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  return { currency: shop.currency, clock: { now, timeZone: timeZoneOf(shop.country) } }
}

async function readFor(db: Database, shopId: ShopId, bytes: Uint8Array, match: ImportMatch | null, now: Date) {
  return readFile(bytes, match, await inShop(db, shopId, (tx) => shopOf(tx, shopId, now)))
}

async function importOf(tx: Tx, shopId: ShopId, id: number) {
  const known = await findImport(tx, shopId, id)
  if (!known) throw new Refusal('notFound')
  return resourceOf(known)
}

const resourceOf = ({ match, report, ...about }: ProductImport): Output<typeof calls.getProductImport> => ({
  ...about,
  ...report,
  decimals: match.decimals,
})

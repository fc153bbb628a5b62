import { createHash } from 'node:crypto'
import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { inShop, type Tx } from '../../database/open.ts'
import { cropPicture } from '../../media/crop.ts'
import { correctPicture, findPicture, keepPicture, measureKept, noteFacts, readKept } from '../../media/pictures.ts'
import { findOriginal, findStoredPicture, noteOriginal, noteSource } from '../../media/sources.ts'
import { isStoredPicture } from '../../media/store.ts'
import { findPlanUse } from '../../plans/store.ts'
import type { Services } from '../../services.ts'
import { type Caller, isLimited } from '../caller.ts'
import type { Management } from '../mount.ts'
import { planFull } from '../plan-limits.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function mediaRoutes(manage: Management): void {
  manage.outside(calls.uploadPicture, async (_, { shopId, services, caller, query, file }) => {
    const bytes = await file()
    const src = await keptBy({ services, shopId, caller }, bytes, query.name ?? '')
    // The stored form of an SVG differs from the uploaded one.
    const sources = [`sha256:${createHash('sha256').update(bytes).digest('hex')}`, query.source ?? null]
    for (const source of sources) if (source !== null) await noteSource(services.media, shopId, source, src)
    return { src }
  })

  manage.outside(calls.findPictures, async (_, { shopId, services, body }) => ({
    items: await Promise.all(
      body.sources.map(async (source) => ({ source, src: await findStoredPicture(services.media, shopId, source) })),
    ),
  }))

  manage.read(calls.getPicture, (tx, { shopId, params, services }) => pictureOf(tx, shopId, params.file, services))
  manage.change(calls.changePicture, async (tx, { shopId, params, body, match, services }) => {
    const known = await pictureOf(tx, shopId, params.file, services)
    match(known)
    if (known.facts === null)
      await noteFacts(tx, shopId, known.src, await measureKept(services.media, shopId, known.src))
    await correctPicture(tx, shopId, known.src, { ...known.correction, ...body })
    return pictureOf(tx, shopId, params.file, services)
  })

  manage.outside(calls.cropPicture, async (_, { shopId, services, caller, params, body }) => {
    const { media } = services
    const whole = `/media/${shopId}/${params.file}`
    const bytes = (await isStoredPicture(media, shopId, whole)) ? await readKept(media, shopId, whole) : null
    if (!bytes) throw new Refusal('notFound')
    const part = await cropPicture(shopId, bytes, body.box)
    if (!part) throw new Refusal('mediaType')
    const src = await keptBy({ services, shopId, caller }, part, params.file)
    // A cut-out of a cut-out refers to the first original, too.
    const original = (await findOriginal(media, shopId, whole)) ?? whole
    if (src !== original) await noteOriginal(media, shopId, src, original)
    return { src }
  })
}

type Keeping = { readonly services: Services; readonly shopId: ShopId; readonly caller: Caller }

/** Stores a picture within the limit of the shop's plan; returns its address. */
async function keptBy({ services, shopId, caller }: Keeping, bytes: Uint8Array, name: string): Promise<string> {
  const use = () => inShop(services.db, shopId, (tx) => findPlanUse(tx, shopId, 'mediaBytes'))
  const most = isLimited(caller) ? (await use()).most : null
  const saved = await keepPicture(services, shopId, bytes, name, most)
  if (saved.kind === 'saved') return saved.src
  if (saved.reason === 'planFull') throw planFull('mediaBytes', await use())
  if (saved.reason === 'tooBig') throw new Refusal('tooLarge')
  throw saved.reason === 'broken' ? wrongField('', 'wrongFormat') : new Refusal('mediaType')
}

const UNCORRECTED = { subject: null, focus: null }

async function pictureOf(tx: Tx, shopId: ShopId, file: string, { media }: Services) {
  const src = `/media/${shopId}/${file}`
  if (!(await isStoredPicture(media, shopId, src))) throw new Refusal('notFound')
  const known = (await findPicture(tx, shopId, src)) ?? { src, facts: null, correction: UNCORRECTED }
  // Facts may be measured again without an edit, so they are not part of the revision.
  return revised({ ...known, original: await findOriginal(media, shopId, src) }, ['facts'])
}

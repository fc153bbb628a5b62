import { createHash } from 'node:crypto'
import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { inShop, type Tx } from '../../database/open.ts'
import { correctPicture, findPicture, keepPicture, measureKept, noteFacts } from '../../media/pictures.ts'
import { findKept, noteSource } from '../../media/sources.ts'
import { isKept } from '../../media/store.ts'
import { findRoom } from '../../plans/store.ts'
import type { Services } from '../../services.ts'
import { isLimited } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'
import { planFull } from '../room.ts'

export function mediaRoutes(manage: Management): void {
  manage.outside(calls.uploadPicture, async (_, { shopId, services, caller, query, file }) => {
    const bytes = await file()
    const room = () => inShop(services.db, shopId, (tx) => findRoom(tx, shopId, 'mediaBytes'))
    const most = isLimited(caller) ? (await room()).most : null
    const saved = await keepPicture(services, shopId, bytes, query.name ?? '', most)
    if (saved.kind === 'refused') {
      if (saved.reason === 'planFull') throw planFull('mediaBytes', await room())
      if (saved.reason === 'tooBig') throw new Refusal('tooLarge')
      throw saved.reason === 'broken' ? wrongField('', 'wrongFormat') : new Refusal('mediaType')
    }
    // The stored form of an SVG differs from the uploaded one.
    const sources = [`sha256:${createHash('sha256').update(bytes).digest('hex')}`, query.source ?? null]
    for (const source of sources) if (source !== null) await noteSource(services.media, shopId, source, saved.src)
    return { src: saved.src }
  })

  manage.outside(calls.findPictures, async (_, { shopId, services, body }) => ({
    items: await Promise.all(
      body.sources.map(async (source) => ({ source, src: await findKept(services.media, shopId, source) })),
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
}

const UNCORRECTED = { subject: null, focus: null }

async function pictureOf(tx: Tx, shopId: ShopId, file: string, { media }: Services) {
  const src = `/media/${shopId}/${file}`
  if (!(await isKept(media, shopId, src))) throw new Refusal('notFound')
  // Facts are measured again without an edit, so they are not part of the revision.
  return revised((await findPicture(tx, shopId, src)) ?? { src, facts: null, correction: UNCORRECTED }, ['facts'])
}

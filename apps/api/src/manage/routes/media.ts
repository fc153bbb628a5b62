import { createHash } from 'node:crypto'
import { manageEndpoints as calls } from '@store/api-client/manage'
import { findKept, noteSource } from '../../media/sources.ts'
import { saveMedia } from '../../media/store.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'

export function mediaRoutes(manage: Management): void {
  manage.outside(calls.uploadPicture, async (_, { shopId, services, query, file }) => {
    const bytes = await file()
    const saved = await saveMedia(services.dataDir, shopId, bytes, query.name ?? '')
    if (saved.kind === 'refused') {
      if (saved.reason === 'tooBig') throw new Refusal('tooLarge')
      throw saved.reason === 'broken' ? wrongField('', 'wrongFormat') : new Refusal('mediaType')
    }
    // The stored form of an SVG differs from the uploaded one.
    const sources = [`sha256:${createHash('sha256').update(bytes).digest('hex')}`, query.source ?? null]
    for (const source of sources) if (source !== null) await noteSource(services.dataDir, shopId, source, saved.src)
    return { src: saved.src }
  })

  manage.outside(calls.findPictures, async (_, { shopId, services, body }) => ({
    items: await Promise.all(
      body.sources.map(async (source) => ({ source, src: await findKept(services.dataDir, shopId, source) })),
    ),
  }))
}

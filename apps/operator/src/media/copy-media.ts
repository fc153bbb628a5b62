import { createHash } from 'node:crypto'
import type { Kind, MediaStorage } from '@store/api/media'

/** Files copied at the same time: each is in memory completely. */
const AT_ONCE = 8

export type CopyReport = {
  readonly shops: number
  /** Files and bytes that were written. */
  readonly copied: number
  readonly bytes: number
  /** Files that existed already. */
  readonly there: number
  /** Files whose content does not match their name: they were left out. */
  readonly damaged: readonly string[]
}

type CopyOptions = {
  readonly from: MediaStorage
  readonly to: MediaStorage
  /** Also copies variants of originals, which would be made again otherwise. */
  readonly withVariants: boolean
  /** Also reads existing files, and compares them. */
  readonly check: boolean
  /** Called after each shop with copied files. */
  readonly show: (shop: string, copied: Omit<CopyReport, 'damaged'>) => void
}

/**
 * Copies pictures from one storage to another, shop by shop, and verifies each: the name of an original is a hash of its
 * content, and what was written is checked again. Existing files of the same size are skipped, so that an interrupted copy
 * continues; records of sources, which can change, are compared by their content.
 */
export async function copyMedia({ from, to, withVariants, check, show }: CopyOptions): Promise<CopyReport> {
  const done = { shops: 0, copied: 0, bytes: 0, there: 0 }
  const damaged: string[] = []
  const kinds: readonly Kind[] = ['media', 'media-sources', ...(withVariants ? (['media-variants'] as const) : [])]

  async function copy(shop: string, kind: Kind, name: string, isThere: boolean): Promise<void> {
    const key = { shop, kind, name }
    const comparing = isThere && (check || kind === 'media-sources')
    if (isThere && !comparing) {
      done.there += 1
      return
    }
    const content = await from.read(key)
    if (!content) return
    if (kind === 'media' && !isNamedBy(name, content)) {
      damaged.push(`${kind}/${shop}/${name}`)
      return
    }
    if (comparing && (await to.read(key))?.equals(content)) {
      done.there += 1
      return
    }
    await to.write(key, content)
    const isWhole = check ? (await to.read(key))?.equals(content) : (await to.size(key)) === content.length
    if (!isWhole) throw new Error(`${kind}/${shop}/${name} was written, but is not there as it was`)
    done.copied += 1
    done.bytes += content.length
  }

  for await (const shop of from.shops()) {
    const before = done.copied
    for (const kind of kinds) {
      const there = new Map<string, number>()
      for await (const { name, size } of to.list(shop, kind)) there.set(name, size)
      let batch: { readonly name: string; readonly size: number }[] = []
      const copyBatch = () =>
        Promise.all(batch.map((file) => copy(shop, kind, file.name, there.get(file.name) === file.size)))
      for await (const file of from.list(shop, kind)) {
        batch.push(file)
        if (batch.length < AT_ONCE) continue
        await copyBatch()
        batch = []
      }
      await copyBatch()
    }
    done.shops += 1
    if (done.copied > before) show(shop, done)
  }
  return { ...done, damaged }
}

/** Whether the name is that of this original: the first half of SHA-256, in hexadecimal. */
const isNamedBy = (name: string, content: Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 32) === name.split('.')[0]

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nullWhenMissing, openIfThere, readIfThere, writeAtomically } from '../file.ts'
import { isFileName, isShopName, type Key, KINDS, type MediaStorage } from './storage.ts'

/** Pictures in the data folder, as `{kind}/{shop}/{name}`. */
export function diskStorage(folder: string): MediaStorage {
  const pathOf = ({ shop, kind, name }: Key) => join(folder, kind, String(shop), name)
  return {
    read: (key) => readIfThere(pathOf(key)),
    async open(key) {
      const file = await openIfThere(pathOf(key))
      return file && { size: (await file.stat()).size, stream: file.createReadStream() }
    },
    size: (key) => sizeOf(pathOf(key)),
    write: (key, content) => writeAtomically(pathOf(key), content),
    async *list(shop, kind) {
      for (const name of await namesIn(join(folder, kind, String(shop)))) {
        if (PART.test(name) || !isFileName(name)) continue
        const size = await sizeOf(join(folder, kind, String(shop), name))
        if (size !== null) yield { name, size }
      }
    },
    async remove(shop) {
      for (const kind of KINDS) await rm(join(folder, kind, String(shop)), { recursive: true, force: true })
    },
    async *shops() {
      const names = await Promise.all(KINDS.map((kind) => namesIn(join(folder, kind))))
      yield* [...new Set(names.flat())].filter(isShopName).toSorted()
    },
    check: async () => null,
  }
}

/** A file that is being written, or was left by a crash. */
const PART = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const sizeOf = (path: string): Promise<number | null> => stat(path).then(({ size }) => size, nullWhenMissing)

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(nullWhenMissing))?.toSorted() ?? []

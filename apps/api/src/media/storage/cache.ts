import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { nullWhenMissing, openIfThere, writeAtomically } from '../file.ts'
import { type Key, KINDS, type MediaStorage, StorageUnavailable } from './storage.ts'

/** A file that is used counts as used again after so long; exact to the hour is enough to know which to remove. */
const USED_AGAIN_MS = 60 * 60_000
/** After how much has been written, as a share of the limit, the folder is looked through; what is left of it then. */
const SHARE = { written: 0.05, kept: 0.9 }
const MOST_SIZES = 20_000

/**
 * A storage with copies of its pictures on this machine, since files never change: they are named by their content, or by that of their original.
 * What is not there is asked for each time, so that a picture that was sent to another machine is seen at once. Notes
 * of where pictures came from do change, and are not copied. The folder may be deleted at any time, and several processes
 * may share it.
 */
export function cachedStorage(storage: MediaStorage, folder: string, mostBytes: number): MediaStorage {
  const isCached = ({ kind }: Key) => kind !== 'media-sources'
  const pathOf = ({ shop, kind, name }: Key) => join(folder, kind, String(shop), name)
  const flights = new Map<string, Promise<boolean>>()
  /** Of originals that are known to be stored, the latest ones: products are checked for theirs each time they are saved. */
  const sizes = new Map<string, number>()
  // The first file is reason enough to look: the folder may be left from before.
  let written = mostBytes
  let sweeping: Promise<void> | null = null

  function noteSize(path: string, size: number): void {
    const [oldest] = sizes.size >= MOST_SIZES ? sizes.keys() : []
    if (oldest !== undefined) sizes.delete(oldest)
    sizes.set(path, size)
  }

  function noteWritten(bytes: number): void {
    written += bytes
    if (written < mostBytes * SHARE.written || sweeping) return
    written = 0
    // What cannot be removed now is tried again after the next files.
    sweeping = sweep(folder, mostBytes)
      .catch(() => undefined)
      .finally(() => {
        sweeping = null
      })
  }

  /** Copies a file, once however many ask at the same time; false: it is not there. */
  function fetched(key: Key): Promise<boolean> {
    const path = pathOf(key)
    const flying = flights.get(path)
    if (flying) return flying
    const flight = copied(storage, key, path)
      .then((size) => {
        if (size !== null) noteWritten(size)
        return size !== null
      })
      .finally(() => flights.delete(path))
    flights.set(path, flight)
    return flight
  }

  /** The copy; null: there is none, as there is no such file. */
  async function copyOf(key: Key): Promise<FileHandle | null> {
    const path = pathOf(key)
    const there = await openIfThere(path)
    if (there) return used(there)
    return (await fetched(key)) ? openIfThere(path) : null
  }

  return {
    ...storage,
    async read(key) {
      if (!isCached(key)) return storage.read(key)
      const copy = await copyOf(key)
      if (!copy) return null
      return copy.readFile().finally(() => copy.close())
    },
    async open(key) {
      if (!isCached(key)) return storage.open(key)
      const copy = await copyOf(key)
      return copy && { size: (await copy.stat()).size, stream: copy.createReadStream() }
    },
    async size(key) {
      const path = pathOf(key)
      const known = sizes.get(path)
      if (known !== undefined) return known
      const size = await storage.size(key)
      if (size !== null && isCached(key)) noteSize(path, size)
      return size
    },
    async write(key, content) {
      await storage.write(key, content)
      if (!isCached(key)) return
      const path = pathOf(key)
      noteSize(path, content.byteLength)
      // Without a copy it is fetched when it is asked for.
      await writeAtomically(path, content).then(
        () => noteWritten(content.byteLength),
        () => undefined,
      )
    },
    async remove(shop, onStep) {
      await storage.remove(shop, onStep)
      for (const kind of KINDS) await rm(join(folder, kind, String(shop)), { recursive: true, force: true })
      sizes.clear()
    },
  }
}

async function copied(storage: MediaStorage, key: Key, path: string): Promise<number | null> {
  const found = await storage.open(key)
  if (!found) return null
  const part = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await pipeline(found.stream, createWriteStream(part))
    if ((await stat(part)).size !== found.size) throw new Error('it was cut short')
    await rename(part, path)
    return found.size
  } catch (cause) {
    found.stream.destroy()
    await rm(part, { force: true })
    throw new StorageUnavailable({ cause })
  }
}

async function used(copy: FileHandle): Promise<FileHandle> {
  const now = new Date()
  const { mtimeMs } = await copy.stat()
  if (now.getTime() - mtimeMs > USED_AGAIN_MS) await copy.utimes(now, now).catch(() => undefined)
  return copy
}

/** Removes what was not used for longest, if there is too much. */
async function sweep(folder: string, mostBytes: number): Promise<void> {
  const files: { readonly path: string; readonly size: number; readonly usedAt: number }[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(nullWhenMissing)
    if (found) files.push({ path, size: found.size, usedAt: found.mtimeMs })
  }
  let total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= mostBytes) return
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= mostBytes * SHARE.kept) return
    await rm(path, { force: true })
    total -= size
  }
}

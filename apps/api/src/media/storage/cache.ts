import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { nullWhenMissing, openIfThere, writeAtomically } from '../file.ts'
import { type Key, KINDS, type MediaStorage, StorageUnavailable } from './storage.ts'

/** The time of a file's last use is updated at most this often; the hour is exact enough to decide what to remove. */
const USED_AGAIN_MS = 60 * 60_000
/** Shares of the limit: after this much was written the folder is checked, and this much of it is kept. */
const SHARE = { written: 0.05, kept: 0.9 }
const MOST_SIZES = 20_000

/**
 * Caches the pictures of a storage on this machine; they never change, because they are named by a hash of their content or
 * of their original. Missing files are looked up each time, so that one stored by another machine is found at once. Records
 * of sources do change, and are not cached. The folder may be deleted at any time, and several processes may share it.
 */
export function cachedStorage(storage: MediaStorage, folder: string, mostBytes: number): MediaStorage {
  const isCached = ({ kind }: Key) => kind !== 'media-sources'
  const pathOf = ({ shop, kind, name }: Key) => join(folder, kind, String(shop), name)
  const flights = new Map<string, Promise<boolean>>()
  /** The sizes of the originals that were looked up last: products are checked for theirs each time they are saved. */
  const sizes = new Map<string, number>()
  // The first file triggers a check: the folder may be left from before.
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
    // Files that could not be removed are tried again at the next check.
    sweeping = sweep(folder, mostBytes)
      .catch(() => undefined)
      .finally(() => {
        sweeping = null
      })
  }

  /** Copies a file, once for all simultaneous callers; false: it does not exist. */
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

  /** Opens the local copy; null: the file does not exist. */
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
      // If the copy fails, it is fetched when it is needed.
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

/** Removes the files that were not used for longest, if the folder is over its limit. */
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

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, chmod, lstat, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { Complaint } from '../complaint.ts'
import { type Facts, MANIFEST, Manifest } from './manifest.ts'

/** Sums as `sha256sum --check SHA256SUMS` reads them. */
const SUMS = 'SHA256SUMS'
const MOST_OF_MANIFEST = 100_000
const SUM_LINE = /^([0-9a-f]{64}) {2}((?!\/)[\w./-]{1,400})$/

/** A backup while it is made. Names are paths in it. */
export type BackupWriter = {
  readonly copy: (from: string, name: string) => Promise<void>
  readonly write: (name: string, text: string) => Promise<void>
  /** Adds a file to the backup that another program has written to `pathOf(name)`. */
  readonly adopt: (name: string) => Promise<void>
  readonly pathOf: (name: string) => string
}

export type Size = { readonly files: number; readonly bytes: number }

/**
 * Makes a backup: a folder that gets its name once it is complete, with files that only their owner can read. The result of
 * `work` becomes its manifest.
 */
export async function makeBackup(
  folder: string,
  work: (writer: BackupWriter) => Promise<Facts>,
): Promise<{ readonly manifest: Manifest; readonly size: Size }> {
  if (await lstat(folder).catch(() => null))
    throw new Complaint(`${folder} is there already. Name a folder that is not.`)
  const part = `${folder}.part`
  const size = { files: 0, bytes: 0 }
  const pathOf = (name: string) => join(part, name)
  const note = async (name: string, sum: string, bytes: number) => {
    size.files += 1
    size.bytes += bytes
    await appendFile(pathOf(SUMS), `${sum}  ${name}\n`, { mode: 0o600 })
  }
  try {
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
    await rm(part, { recursive: true, force: true })
    await mkdir(part, { mode: 0o700 })
    const facts = await work({
      pathOf,
      copy: async (from, name) => {
        const { sum, bytes } = await copyFile(from, await roomFor(pathOf(name)))
        await note(name, sum, bytes)
      },
      write: async (name, text) => {
        await writeFile(await roomFor(pathOf(name)), text, { mode: 0o600, flush: true })
        await note(name, createHash('sha256').update(text).digest('hex'), Buffer.byteLength(text))
      },
      adopt: async (name) => {
        await chmod(pathOf(name), 0o600)
        await flush(pathOf(name))
        await note(name, await sumOf(pathOf(name)), (await lstat(pathOf(name))).size)
      },
    })
    await flush(pathOf(SUMS))
    const manifest = { format: 1, ...facts, sums: await sumOf(pathOf(SUMS)) } as Manifest
    await writeFile(pathOf(MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await rename(part, folder)
    await flush(dirname(folder))
    return { manifest, size }
  } catch (problem) {
    await rm(part, { recursive: true, force: true })
    throw problem
  }
}

/** A backup whose files all match their checksums. */
export type Backup = {
  readonly folder: string
  readonly manifest: Manifest
  /** The files under one of its folders, by their paths from there. */
  readonly filesIn: (name: string) => AsyncIterable<string>
}

/** Reads a backup and checks each of its files; refuses with a sentence. */
export async function openBackup(folder: string): Promise<Backup> {
  const path = join(folder, MANIFEST)
  const found = await lstat(path).catch(() => null)
  if (!found?.isFile()) throw new Complaint(`${folder} is no backup: it has no ${MANIFEST}.`)
  if (found.size > MOST_OF_MANIFEST) throw damaged(folder, MANIFEST)
  const read = Manifest.safeParse(jsonOf(await readFile(path, 'utf8')))
  if (!read.success) throw damaged(folder, MANIFEST)
  const manifest = read.data
  if ((await sumOf(join(folder, SUMS)).catch(() => null)) !== manifest.sums) throw damaged(folder, SUMS)
  for await (const { name, sum } of sumsIn(folder)) {
    const isFile = (await lstat(join(folder, name)).catch(() => null))?.isFile() ?? false
    if (!isFile || (await sumOf(join(folder, name))) !== sum) throw damaged(folder, name)
  }
  return {
    folder,
    manifest,
    async *filesIn(under) {
      for await (const { name } of sumsIn(folder)) if (name.startsWith(`${under}/`)) yield name.slice(under.length + 1)
    },
  }
}

async function* sumsIn(folder: string): AsyncIterable<{ readonly name: string; readonly sum: string }> {
  for await (const line of createInterface({ input: createReadStream(join(folder, SUMS)), crlfDelay: Infinity })) {
    const [, sum, name] = SUM_LINE.exec(line) ?? []
    if (sum === undefined || name === undefined || name.split('/').includes('..')) throw damaged(folder, SUMS)
    yield { name, sum }
  }
}

const damaged = (folder: string, name: string) =>
  new Complaint(`The backup ${folder} is damaged: ${name} is not as it was written. Take another one.`)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function roomFor(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return path
}

async function copyFile(from: string, to: string): Promise<{ readonly sum: string; readonly bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    createReadStream(from),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(to, { mode: 0o600, flush: true }),
  ).catch(async (problem: unknown) => {
    await rm(to, { force: true })
    throw problem
  })
  return { sum: hash.digest('hex'), bytes }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function flush(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

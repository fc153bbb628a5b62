import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** The files that an archive may contain, with the maximum size of each once unpacked. Other files are refused. */
const FILES: readonly { readonly name: RegExp; readonly most: number }[] = [
  { name: /^feria\.json$/, most: 1_000_000 },
  { name: /^shop\.json$/, most: 50_000_000 },
  { name: /^products\.ndjson$/, most: 2_000_000_000 },
  { name: /^orders\.ndjson$/, most: 2_000_000_000 },
  { name: /^subscribers\.ndjson$/, most: 2_000_000_000 },
  { name: /^visits\.ndjson$/, most: 2_000_000_000 },
  { name: /^media\/[0-9a-f]{32}\.(jpg|png|webp|avif|gif|svg)$/, most: 20_000_000 },
]
const MOST_FILES = 200_000
const MOST_BYTES = 20_000_000_000
const MOST_LINE = 5_000_000

export type Archive = {
  /** Names of pictures. */
  readonly pictures: readonly string[]
  readonly has: (name: string) => boolean
  readonly bytes: (name: string) => Promise<Buffer>
  /** Lines of a file, and its SHA-256 after all are read. */
  readonly lines: (name: string) => { readonly each: AsyncIterable<string>; readonly digest: () => string }
  readonly close: () => void
}

/**
 * Opens an archive from an untrusted source. Its list of contents is checked before anything is unpacked: only the allowed
 * files, each once, none too large. Nothing is ever written under a name from the archive, and unpacking
 * stops if a file is longer than declared.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await orRefuse(
    yauzl.openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true, validateEntrySizes: true }),
  )
  try {
    const entries = await orRefuse(judge(zip))
    return archiveOf(zip, entries)
  } catch (problem) {
    zip.close()
    throw problem
  }
}

async function judge(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MOST_FILES) throw refusal(`it holds more than ${MOST_FILES} files`)
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName
    const shown = JSON.stringify(name.slice(0, 80))
    const known = FILES.find((file) => file.name.test(name))
    if (!known) throw refusal(`it holds ${shown}, which does not belong into one`)
    if (entries.has(name)) throw refusal(`it holds ${shown} twice`)
    if (entry.isEncrypted()) throw refusal(`${shown} is locked with a password`)
    if (entry.uncompressedSize > known.most) throw refusal(`${shown} is too big once unpacked`)
    bytes += entry.uncompressedSize
    if (bytes > MOST_BYTES) throw refusal('it is too big once unpacked')
    entries.set(name, entry)
  }
  for (const name of ['feria.json', 'shop.json', 'products.ndjson'])
    if (!entries.has(name)) throw refusal(`${name} is missing from it`)
  return entries
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  const open = (name: string): Promise<Readable> => {
    const entry = entries.get(name)
    if (!entry) throw refusal(`${name} is missing from it`)
    return zip.openReadStreamPromise(entry)
  }
  return {
    pictures: [...entries.keys()]
      .filter((name) => name.startsWith('media/'))
      .map((name) => name.slice('media/'.length)),
    has: (name) => entries.has(name),
    bytes: (name) => orRefuse(open(name).then(buffer)),
    lines: (name) => {
      const hash = createHash('sha256')
      const each = async function* () {
        const stream = await orRefuse(open(name))
        let rest: Buffer[] = []
        let waiting = 0
        try {
          for await (const chunk of stream as AsyncIterable<Buffer>) {
            hash.update(chunk)
            let start = 0
            for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
              yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString('utf8')
              rest = []
              waiting = 0
              start = end + 1
            }
            rest.push(chunk.subarray(start))
            waiting += chunk.length - start
            if (waiting > MOST_LINE) throw refusal(`${name} has a line that is too long`)
          }
        } catch (problem) {
          throw refusedAs(problem)
        }
        if (waiting > 0) yield Buffer.concat(rest).toString('utf8')
      }
      return { each: each(), digest: () => hash.digest('hex') }
    },
    close: () => zip.close(),
  }
}

/**
 * Why a file is not an archive that can be imported: an English clause that continues after "it is none:". Nothing was
 * changed.
 */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused'
}

export const refusal = (reason: string) => new ArchiveRefused(reason)

const refusedAs = (problem: unknown) =>
  problem instanceof ArchiveRefused ? problem : refusal(reasonOf(problem as NodeJS.ErrnoException))

function orRefuse<T>(work: Promise<T>): Promise<T> {
  return work.catch((problem: unknown) => {
    throw refusedAs(problem)
  })
}

/** The reason in the library's own message, which names the error in the file. */
const reasonOf = ({ code, message }: NodeJS.ErrnoException) =>
  code === 'ENOENT' ? 'there is no such file' : message.replace(/\.$/, '')

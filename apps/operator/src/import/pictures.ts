import { createHash } from 'node:crypto'
import { type FetchedPicture, picturesOfText, withPictures } from '@store/api/media'
import type { Image, ProductDraft } from '@store/core'
import { type InShop, patiently, problemIn } from '../api.ts'
import { type FindImage, pathParts } from './image-folder.ts'

const REASONS = {
  noPicture: 'not a picture we can read (JPEG, PNG, WebP, AVIF, GIF or SVG)',
  tooBig: 'too big: 20 MB and 50 megapixels at most, SVG 2 MB',
  broken: 'a broken picture',
  planFull: 'more than the plan of the shop has room for',
  noHttps: 'not an https address',
  privateAddress: 'at an address of a private network',
  noAnswer: 'its server did not answer',
  refused: 'its server has no picture there',
  ambiguous: 'several have this name: the folder of images needs the path of each, as in 1/front.jpg',
  notInFolder: 'not in the folder of images',
  noFolder: 'no folder of images was given (--images)',
  notFetched: 'not fetched, as --no-images says',
} as const

export type PictureProblem = { readonly name: string; readonly reason: string }

export type PictureSources = {
  /** Null: no folder was given. */
  readonly find: FindImage | null
  /** Null: nothing is fetched from the web. */
  readonly fetch: ((address: string) => Promise<FetchedPicture>) | null
}

type Pictured = Pick<ProductDraft, 'description' | 'images'>

export type StoredPictures = {
  readonly images: readonly Image[]
  readonly description: string | null
  /** Whether the file names pictures of the product and all of them were found. */
  readonly complete: boolean
}

/** Pictures fetched, or sent, at once. */
const AT_ONCE = 6
/** Pictures looked up per call, and the longest address that is used as a source. */
const ASKED = 200
const LONGEST_SOURCE = 2_000
/** After this many failures in a row, a server is skipped. */
const PATIENCE = 5
const LONGEST_NAME = 200

/** A picture: a file, identified by its hash, or an address. `source` is its identity in the shop. */
type FoundPicture = { readonly source: string } & (
  | { readonly kind: 'file'; readonly bytes: () => Promise<Uint8Array | null> }
  | { readonly kind: 'web'; readonly address: string }
)

/**
 * Uploads the pictures of drafts and their descriptions to the shop, and returns their addresses: from the folder, otherwise
 * from the address in the file. Pictures that the shop already has are neither fetched nor sent. A missing or
 * broken picture is reported once, and left out; the pictures that the product already has stay.
 * @param all every draft of the file, because pictures with the same name are distinguished by their paths
 * @param onFetched how many came from the web so far
 */
export function pictureKeeper(
  { manage, params }: Pick<InShop, 'manage' | 'params'>,
  { find, fetch }: PictureSources,
  all: readonly Pictured[],
  onFetched: (count: number) => void,
) {
  const known = new Map<string, string | null>()
  const problems: PictureProblem[] = []
  const silent = new Map<string, number>()
  const paths = pathsByName(all)
  let fetched = 0

  function report(name: string, reason: keyof typeof REASONS): null {
    problems.push({ name: name.slice(0, LONGEST_NAME), reason: REASONS[reason] })
    return null
  }

  async function foundIn(name: string): Promise<FoundPicture | null> {
    const alone = (paths.get(pathParts(name).at(-1) ?? '')?.size ?? 0) <= 1
    const bytes = await find?.(name, alone)
    if (bytes === 'ambiguous') return report(name, 'ambiguous')
    if (bytes) {
      const again = async () => {
        const read = await find?.(name, alone)
        return read instanceof Uint8Array ? read : null
      }
      return { kind: 'file', source: `sha256:${createHash('sha256').update(bytes).digest('hex')}`, bytes: again }
    }
    const address = webAddress(name)
    if (address) return { kind: 'web', source: address.slice(0, LONGEST_SOURCE), address }
    if (/^\/media\//.test(name)) return { kind: 'file', source: name, bytes: async () => null }
    return report(name, find ? 'notInFolder' : 'noFolder')
  }

  async function knownTo(sources: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const answers = new Map<string, string | null>()
    for (let start = 0; start < sources.length; start += ASKED) {
      const body = { sources: sources.slice(start, start + ASKED) }
      const { items } = await patiently(() => manage.findPictures({ params, body }))
      for (const { source, src } of items) answers.set(source, src)
    }
    return answers
  }

  async function send(name: string, bytes: Uint8Array, source: string): Promise<string | null> {
    const query = { name: name.slice(-LONGEST_NAME), ...(source.startsWith('sha256:') ? {} : { source }) }
    try {
      return (await patiently(() => manage.uploadPicture({ params, query, file: new Uint8Array(bytes) }))).src
    } catch (error) {
      const code = problemIn(error)?.code ?? ''
      if (code in REFUSALS) return report(name, REFUSALS[code as keyof typeof REFUSALS])
      throw error
    }
  }

  async function fromWeb(name: string, { address, source }: { address: string; source: string }) {
    if (!fetch) return report(name, 'notFetched')
    const { host } = new URL(address)
    if ((silent.get(host) ?? 0) >= PATIENCE) return report(name, 'noAnswer')
    const answer = await fetch(address)
    silent.set(host, answer.kind === 'failed' && answer.reason === 'noAnswer' ? (silent.get(host) ?? 0) + 1 : 0)
    if (answer.kind === 'failed') return report(name, answer.reason)
    onFetched(++fetched)
    return send(name, answer.bytes, source)
  }

  async function storedPicture(name: string, found: FoundPicture): Promise<string | null> {
    if (found.kind === 'web') return fromWeb(name, found)
    const bytes = await found.bytes()
    return bytes ? send(name, bytes, found.source) : report(name, 'notInFolder')
  }

  /** Resolves pictures that were not resolved before. */
  async function lookFor(names: readonly string[]): Promise<void> {
    const fresh = [...new Set(names)].filter((name) => !known.has(name))
    const found = new Map<string, FoundPicture>()
    await each(fresh, async (name) => {
      const place = await foundIn(name)
      if (place) found.set(name, place)
      else known.set(name, null)
    })
    const here = await knownTo([...new Set([...found.values()].map(({ source }) => source))])
    const sent = new Map<string, Promise<string | null>>()
    await each([...found], async ([name, place]) => {
      const { source } = place
      const answer = Promise.resolve(here.get(source) ?? sent.get(source) ?? storedPicture(name, place))
      sent.set(source, answer)
      known.set(name, await answer)
    })
  }

  return {
    problems: problems as readonly PictureProblem[],
    async keep(drafts: readonly Pictured[]): Promise<readonly StoredPictures[]> {
      await lookFor(drafts.flatMap(namesOf))
      const srcOf = (name: string) => known.get(name) ?? null
      return drafts.map(({ images, description }) => {
        const found = images.flatMap(({ name, alt }) => {
          const src = srcOf(name)
          return src ? [{ src, alt }] : []
        })
        return {
          images: found,
          description: description && withPictures(description, srcOf),
          complete: images.length > 0 && found.length === images.length,
        }
      })
    },
  }
}

/** The API's reason for refusing a picture. */
const REFUSALS = { mediaType: 'noPicture', tooLarge: 'tooBig', fields: 'broken', planFull: 'planFull' } as const

/** Runs a function for each item, a few at a time. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const picturesOf = (description: string | null) => (description === null ? [] : picturesOfText(description))
const namesOf = ({ images, description }: Pictured) => [...images.map(({ name }) => name), ...picturesOf(description)]

/** The different paths of a file's pictures, by file name. */
function pathsByName(drafts: readonly Pictured[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>()
  for (const { images } of drafts) {
    for (const { name } of images) {
      const parts = pathParts(name)
      const last = parts.at(-1) ?? ''
      all.set(last, (all.get(last) ?? new Set<string>()).add(parts.join('/')))
    }
  }
  return all
}

/** The address to fetch a picture from; null: the name is not a web address. */
function webAddress(name: string): string | null {
  const whole = name.startsWith('//') ? `https:${name}` : name
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? whole : null
}

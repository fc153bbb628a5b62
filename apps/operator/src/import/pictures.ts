import { type FetchedPicture, fromSource, noteSource, saveMedia } from '@store/api/media'
import { picturesOfText, withPictures } from '@store/api/queries'
import type { Image, ProductDraft, ShopId } from '@store/core'
import { type FindImage, pathParts } from './image-folder.ts'

const REASONS = {
  noPicture: 'not a picture we can read (JPEG, PNG, WebP, AVIF, GIF or SVG)',
  tooBig: 'too big: 20 MB and 50 megapixels at most, SVG 2 MB',
  broken: 'a broken picture',
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

export type KeptPictures = {
  readonly images: readonly Image[]
  readonly description: string | null
  /** Whether the file names pictures of the product and every one of them is here. */
  readonly complete: boolean
}

/** Pictures fetched at once. */
const AT_ONCE = 6
/** A server that so many times in a row did not answer is not asked again. */
const PATIENCE = 5
const LONGEST_NAME = 200

/**
 * Stores the pictures of drafts and of their descriptions, and answers where they are: out of the folder, else from the
 * address in the file, each address once and for all. A picture that is missing or broken is reported, once each, and
 * costs the product nothing but itself: what the product has already stays.
 * @param all every draft of the file: two pictures of one name are told apart by their paths
 * @param onFetched how many came from the web so far
 */
export function pictureKeeper(
  dataFolder: string,
  shopId: ShopId,
  { find, fetch }: PictureSources,
  all: readonly Pictured[],
  onFetched: (count: number) => void,
) {
  const known = new Map<string, Promise<string | null>>()
  const problems: PictureProblem[] = []
  const silent = new Map<string, number>()
  const paths = pathsByName(all)
  let fetched = 0

  function report(name: string, reason: keyof typeof REASONS): null {
    problems.push({ name: name.slice(0, LONGEST_NAME), reason: REASONS[reason] })
    return null
  }

  async function save(bytes: Uint8Array, name: string): Promise<string | null> {
    const saved = await saveMedia(dataFolder, shopId, bytes, name)
    return saved.kind === 'saved' ? saved.src : report(name, saved.reason)
  }

  async function fromWeb(name: string, address: string): Promise<string | null> {
    const before = await fromSource(dataFolder, shopId, address)
    if (before) return before
    if (!fetch) return report(name, 'notFetched')
    const { host } = new URL(address)
    if ((silent.get(host) ?? 0) >= PATIENCE) return report(name, 'noAnswer')
    const answer = await fetch(address)
    silent.set(host, answer.kind === 'failed' && answer.reason === 'noAnswer' ? (silent.get(host) ?? 0) + 1 : 0)
    if (answer.kind === 'failed') return report(name, answer.reason)
    onFetched(++fetched)
    const src = await save(answer.bytes, name)
    if (src) await noteSource(dataFolder, shopId, address, src)
    return src
  }

  async function keep(name: string): Promise<string | null> {
    const parts = pathParts(name)
    const inFolder = await find?.(name, (paths.get(parts.at(-1) ?? '')?.size ?? 0) <= 1)
    if (inFolder === 'ambiguous') return report(name, 'ambiguous')
    if (inFolder) return save(inFolder, name)
    const address = webAddress(name)
    if (address) return fromWeb(name, address)
    return report(name, find ? 'notInFolder' : 'noFolder')
  }

  function kept(name: string): Promise<string | null> {
    const found = known.get(name) ?? keep(name)
    known.set(name, found)
    return found
  }

  return {
    problems: problems as readonly PictureProblem[],
    async keep(drafts: readonly Pictured[]): Promise<readonly KeptPictures[]> {
      const names = [...new Set(drafts.flatMap(namesOf))]
      const workers = Array.from({ length: AT_ONCE }, async () => {
        for (let name = names.shift(); name !== undefined; name = names.shift()) await kept(name)
      })
      await Promise.all(workers)
      return Promise.all(
        drafts.map(async ({ images, description }) => {
          const found = await Promise.all(
            images.map(async ({ name, alt }) => {
              const src = await kept(name)
              return src ? [{ src, alt }] : []
            }),
          )
          const inText = new Map<string, string | null>()
          for (const name of picturesOf(description)) inText.set(name, await kept(name))
          return {
            images: found.flat(),
            description: description && withPictures(description, (src) => inText.get(src) ?? null),
            complete: images.length > 0 && found.every((image) => image.length > 0),
          }
        }),
      )
    },
  }
}

const picturesOf = (description: string | null) => (description === null ? [] : picturesOfText(description))
const namesOf = ({ images, description }: Pictured) => [...images.map(({ name }) => name), ...picturesOf(description)]

/** By the last part of their path, the different paths of a file's pictures. */
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

/** The address a picture is asked for at; null when the name is none of the web. */
function webAddress(name: string): string | null {
  const whole = name.startsWith('//') ? `https:${name}` : name
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? whole : null
}

import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { type MediaStorage, STORAGE_RETRY_SECONDS, StorageUnavailable } from './storage/storage.ts'
import { originalOf } from './store.ts'
import {
  BrokenPicture,
  createVariants,
  isJpeg,
  LATE_SECONDS,
  LatePicture,
  type Packing,
  type Picture,
  type RasterUse,
  type Variants,
} from './variants.ts'

/** The widths that pages request; a fixed list, so that requests for every possible width cannot fill the disk. */
export const MEDIA_WIDTHS: readonly number[] = [96, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920]
/** The widths that mails (a product among others, a logo), feeds, link previews and home screens request. */
const RASTER_WIDTHS: Readonly<Record<RasterUse, readonly number[]>> = {
  mail: [160, 480],
  share: [1200],
  card: [1200],
  icon: [192, 512],
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' }
/** An SVG that is opened on its own is a document: it may draw, and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/**
 * Serves pictures. `/media/{shop}/{file}` is the original. `/media/w_{width}/{shop}/{file}` is for pages, in WebP, or in
 * AVIF once a background job has made it. `/media/{mail,share,card,icon}_{width}/{shop}/{file}` is for programs that support
 * neither: JPEG or PNG, for drawings too. The ones that are always JPEG (`share`, `card`) also exist with `.jpg` after the file name,
 * because some programs look at it. Addresses contain the hash of the content, so responses can be cached for ever.
 *
 * @param secondsAwaited how long making a picture may take while a request waits for it
 */
export function mediaRoutes({
  media,
  secondsAwaited,
}: {
  readonly media: MediaStorage
  readonly secondsAwaited?: number
}): Hono {
  const variants = createVariants(media, secondsAwaited)
  const app = new Hono()

  app.get(`/media/:shop{[1-9][0-9]{0,14}}/:file{[0-9a-f]{32}\\.(?:jpg|png|webp|avif|gif|svg)}`, (c) => {
    const picture = pictureOf(c)
    return isSvg(picture) ? serveSvg(c, variants, picture, media) : serveOriginal(c, picture, media)
  })

  app.get(
    '/media/:width{w_[1-9][0-9]{1,3}}/:shop{[1-9][0-9]{0,14}}/:file{[0-9a-f]{32}\\.(?:jpg|png|webp|avif|gif|svg)}',
    (c) => {
      const picture = pictureOf(c)
      const width = Number(c.req.param('width')?.slice(2))
      if (!MEDIA_WIDTHS.includes(width))
        return notFound(c, `Pictures are served in these widths: ${MEDIA_WIDTHS.join(', ')}.`)
      return isSvg(picture) ? serveSvg(c, variants, picture, media) : serveWidth(c, variants, picture, width)
    },
  )

  app.get(
    '/media/:raster{(?:mail|share|card|icon)_[1-9][0-9]{1,3}}/:shop{[1-9][0-9]{0,14}}/:file{[0-9a-f]{32}\\.(?:jpg|png|webp|avif|gif|svg)(?:\\.jpg)?}',
    (c) => {
      const [use, width] = (c.req.param('raster') ?? '').split('_') as [RasterUse, string]
      if (!RASTER_WIDTHS[use].includes(Number(width)))
        return notFound(c, `Pictures are served in these widths for ${use}: ${RASTER_WIDTHS[use].join(', ')}.`)
      const { shop, file } = pictureOf(c)
      const [name, kind, end] = file.split('.')
      if (end && !isJpeg(use)) return notFound(c)
      return serveRaster(c, variants, { shop, file: `${name}.${kind}` }, use, Number(width))
    },
  )

  app.all('/media/*', (c) => notFound(c))
  app.onError((error, c) => {
    if (error instanceof LatePicture)
      return c.text('This picture takes too long to be made.', 503, { 'Retry-After': String(LATE_SECONDS) })
    if (error instanceof StorageUnavailable) {
      c.set('breakage', error.cause ?? error)
      return c.text('Pictures cannot be read right now.', 503, { 'Retry-After': String(STORAGE_RETRY_SECONDS) })
    }
    if (error instanceof BrokenPicture) return c.text('This picture is damaged or too large to be shown.', 422)
    throw error
  })
  return app
}

const pictureOf = (c: Context): Picture => ({ shop: c.req.param('shop') ?? '', file: c.req.param('file') ?? '' })
const isSvg = ({ file }: Picture) => file.endsWith('.svg')
const notFound = (c: Context, text = 'There is no such picture.') => c.text(text, 404)

async function serveWidth(c: Context, variants: Variants, picture: Picture, width: number): Promise<Response> {
  const avif = /\bimage\/avif\b/.test(c.req.header('Accept') ?? '') ? await variants.avif(picture, width) : null
  const bytes = avif ?? (await variants.webp(picture, width))
  if (!bytes) return notFound(c)
  const format = avif ? 'avif' : 'webp'
  const headers = {
    ...IMMUTABLE,
    Vary: 'Accept',
    'Content-Type': `image/${format}`,
    ETag: `"${picture.file}-${width}-${format}"`,
  }
  return known(c, headers) ?? c.body(new Uint8Array(bytes), 200, headers)
}

async function serveRaster(
  c: Context,
  variants: Variants,
  picture: Picture,
  use: RasterUse,
  width: number,
): Promise<Response> {
  const bytes = await variants.raster(picture, use, width)
  if (!bytes) return notFound(c)
  const format = isPng(bytes) ? 'png' : 'jpeg'
  const tag = `"${picture.file}-${use}-${width}-${format}"`
  const headers = { ...IMMUTABLE, 'Content-Type': `image/${format}`, ETag: tag }
  return known(c, headers) ?? c.body(new Uint8Array(bytes), 200, headers)
}

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89

/** Compressed: every browser and proxy supports one of the two; a client that accepts neither gets the text uncompressed. */
async function serveSvg(c: Context, variants: Variants, picture: Picture, media: MediaStorage): Promise<Response> {
  const accepted = c.req.header('Accept-Encoding') ?? ''
  const packing = (['br', 'gzip'] as const satisfies readonly Packing[]).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted),
  )
  const shared = { 'Content-Security-Policy': SVG_POLICY, Vary: 'Accept-Encoding' }
  if (!packing) return serveOriginal(c, picture, media, shared)
  const bytes = await variants.packed(picture, packing)
  if (!bytes) return notFound(c)
  const headers = {
    ...IMMUTABLE,
    ...shared,
    'Content-Type': 'image/svg+xml',
    'Content-Encoding': packing,
    ETag: `"${picture.file}-${packing}"`,
  }
  return known(c, headers) ?? c.body(new Uint8Array(bytes), 200, headers)
}

async function serveOriginal(
  c: Context,
  picture: Picture,
  media: MediaStorage,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = {
    ...IMMUTABLE,
    ...more,
    'Content-Type': CONTENT_TYPES[picture.file.split('.')[1] ?? ''] ?? 'application/octet-stream',
    ETag: `"${picture.file}"`,
  }
  const answer = known(c, headers)
  if (answer) return answer
  const place = originalOf(picture.shop, picture.file)
  if (c.req.method === 'HEAD') {
    const size = await media.size(place)
    return size === null ? notFound(c) : new Response(null, { headers: { ...headers, 'Content-Length': String(size) } })
  }
  // Opened before the headers are sent: a file that cannot be read must not be cached for ever.
  const file = await media.open(place)
  if (!file) return notFound(c)
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: { ...headers, 'Content-Length': String(file.size) },
  })
}

/** Responds with 304 if the browser has this exact response already. */
function known(c: Context, headers: Readonly<Record<string, string>> & { readonly ETag: string }): Response | null {
  const tags = (c.req.header('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(headers.ETag) ? new Response(null, { status: 304, headers }) : null
}

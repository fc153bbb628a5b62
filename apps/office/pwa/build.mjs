import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

// Builds the files that make the office installable: icons, the manifest, and the service worker.

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/client')
const svg = await readFile(join(root, 'app/ui/icon.svg'))
const mark = createHash('sha256').update(svg).digest('hex').slice(0, 8)
const PAPER = '#faf7f1'

/** Draws the icon; `share`: its part of the picture, so that phones may crop the edge. */
async function draw(name, size, share) {
  const inner = Math.round(size * share)
  const sign = await sharp(svg, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const file = `${name}-${mark}.png`
  await sharp({ create: { width: size, height: size, channels: 4, background: PAPER } })
    .composite([{ input: sign, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toFile(join(client, 'icons', file))
  return `/build/icons/${file}`
}

await mkdir(join(client, 'icons'), { recursive: true })
const [small, large, maskable] = [
  await draw('icon-192', 192, 1),
  await draw('icon-512', 512, 1),
  await draw('maskable-512', 512, 0.72),
]
await draw('apple-180', 180, 0.9)

const icon = (src, sizes, purpose) => ({ src, sizes, type: 'image/png', purpose })
const manifest = {
  id: '/',
  name: 'Feria',
  short_name: 'Feria',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['business', 'shopping'],
  icons: [icon(small, '192x192', 'any'), icon(large, '512x512', 'any'), icon(maskable, '512x512', 'maskable')],
}
await writeFile(join(client, 'manifest.webmanifest'), `${JSON.stringify(manifest)}\n`)

// The version changes with each build, so that the new worker caches the offline page again.
const files = (await readdir(join(client, 'assets'))).toSorted().join(' ')
const worker = await readFile(join(import.meta.dirname, 'sw.js'), 'utf8')
const version = createHash('sha256').update(files).update(worker).digest('hex').slice(0, 12)
await writeFile(join(client, 'sw.js'), worker.replace('__VERSION__', version).replaceAll('__ICON__', small))

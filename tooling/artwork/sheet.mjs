import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SHEETS } from './dist/index.js'

/** Writes a page with every picture of each shop, to inspect changes: `dist/sheet-alborada.html`. Run after `build`. */
const picture = ({ name, draw }) => {
  const svg = draw()
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `<figure><img src="${src}" alt="${name}"><figcaption>${name}: ${svg.length} bytes</figcaption></figure>`
}
const style =
  'body{display:grid;grid-template-columns:repeat(4,320px);gap:16px;font:14px sans-serif}figure{margin:0}img{width:320px;height:auto}'
for (const [shop, shots] of Object.entries(SHEETS)) {
  const file = fileURLToPath(new URL(`dist/sheet-${shop}.html`, import.meta.url))
  const pictures = shots.map(picture).join('')
  await writeFile(file, `<!doctype html><meta charset="utf-8"><title>${shop}</title><style>${style}</style>${pictures}`)
  process.stdout.write(`${file}\n`)
}

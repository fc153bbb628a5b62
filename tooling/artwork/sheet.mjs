import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ALBORADA_PIECES, alborada, VIEWS } from './dist/index.js'

/** Every picture on one page, to look at after a change: `dist/sheet.html`. Run after `build`. */
const picture = (piece, view) => {
  const svg = alborada(piece, view)
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `<figure><img src="${src}" width="320" height="480" alt="${piece}, ${view}"><figcaption>${piece}, ${view}: ${svg.length} bytes</figcaption></figure>`
}
const rows = ALBORADA_PIECES.map((piece) => VIEWS.map((view) => picture(piece, view)).join(''))
const style = 'body{display:grid;grid-template-columns:repeat(4,320px);gap:16px;font:14px sans-serif}figure{margin:0}'
const file = fileURLToPath(new URL('dist/sheet.html', import.meta.url))
await writeFile(
  file,
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${rows.join('')}`,
)
process.stdout.write(`${file}\n`)

import { mkdir, readFile, writeFile } from 'node:fs/promises'

/**
 * Writes `src/styles/doodles`: for each kind a tile that repeats seamlessly, with four by four cells. Every drawing
 * occurs twice, rotated and moved a little. Cells of the first two rows are also shown alone, in place of missing
 * photos (`styles/photo.css`).
 */

const CELL = 72
const COLUMNS = 4
const target = new URL('../src/styles/doodles/', import.meta.url)

/** A seeded random generator, so that every build gives the same result. */
function* disorder(seed) {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}

function tile(paths, seed) {
  const random = disorder(seed)
  const between = (least, most) => least + random.next().value * (most - least)
  const drawn = Array.from({ length: COLUMNS * COLUMNS }, (_, cell) => {
    const row = Math.floor(cell / COLUMNS)
    const again = row >= 2
    const path = paths[again ? (cell + 3) % paths.length : cell]
    // Drawings of the first two rows are rotated less, because they are also shown large and alone.
    const turn = Math.round(between(-16, 16) + (again ? 8 : 0))
    const x = Math.round((cell % COLUMNS) * CELL + (CELL - 48) / 2 + between(-6, 6))
    const y = Math.round(row * CELL + (CELL - 48) / 2 + between(-6, 6))
    return `<path transform="translate(${x} ${y}) rotate(${turn} 24 24)" d="${path}"/>`
  })
  const size = COLUMNS * CELL
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><g fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`
}

/** Drawings of 48 × 48, eight of each kind. They have strokes only, so one colour draws them. */
const glyphs = JSON.parse(await readFile(new URL('glyphs.json', import.meta.url), 'utf8'))

await mkdir(target, { recursive: true })
for (const [index, [kind, paths]] of Object.entries(glyphs).entries())
  await writeFile(new URL(`${kind}.svg`, target), tile(paths, index + 7))

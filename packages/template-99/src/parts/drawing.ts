/** How many drawings of a kind may be shown alone: the first two rows of the tile (`doodles/build.mjs`). */
const DRAWINGS = 8
const COLUMNS = 4

/** The position in the tile of the drawing for a product without a photo. It depends on the name alone. */
export function drawingFor(name: string): { readonly '--x': string; readonly '--y': string } {
  const sum = [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)
  const [column, row] = [sum % COLUMNS, Math.floor(sum / COLUMNS) % (DRAWINGS / COLUMNS)]
  const place = (cell: number) => `${Math.round((cell * 10_000) / (COLUMNS - 1)) / 100}%`
  return { '--x': place(column), '--y': place(row) }
}

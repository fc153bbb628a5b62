/** Drawings of one kind, in the tile's first rows of four by four (`doodles/build.mjs`). */
const DRAWINGS = 8
const COLUMNS = 4

/** Where in the tile the drawing lies that stands for a name without a photo: for each name always the same one. */
export function drawingFor(name: string): { readonly '--x': string; readonly '--y': string } {
  const sum = [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)
  const [column, row] = [sum % COLUMNS, Math.floor(sum / COLUMNS) % (DRAWINGS / COLUMNS)]
  const place = (cell: number) => `${Math.round((cell * 10_000) / (COLUMNS - 1)) / 100}%`
  return { '--x': place(column), '--y': place(row) }
}

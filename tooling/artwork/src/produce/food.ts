/** Something from the market, drawn around the middle of its foot at (0, 0). */
export type Food = {
  readonly defs: string
  readonly body: string
  /** Its size, in its own units; photographers scale it to the picture. */
  readonly width: number
  readonly height: number
  /** Its contacts with the table: middle, half width, half depth. */
  readonly feet: readonly Foot[]
}
type Foot = readonly [x: number, y: number, rx: number, ry: number]

/** Draws a thing whose ids begin with this name. */
export type Draw = (name: string) => Food

/**
 * The layers of a piece that a photograph needs, as markup in the frame's units. Its ids begin with the piece's name, so
 * that several pieces can share a picture.
 */
export type Piece = {
  readonly name: string
  /** Gradients, patterns, clips and the outlines that other layers use. */
  readonly defs: string
  /** Ids of the outlines that cast its shadow and hold its soft shades. */
  readonly outlines: readonly string[]
  /** Drawn behind the hanger: the inside of a neck, the far side of a hem. */
  readonly back: string
  /** The wire of its hanger, as path data. */
  readonly wire: string | null
  readonly body: string
  /** Folds and shades to be blurred; stays within `outlines`. */
  readonly soft: string
  /** Seams, buttons, stitches: drawn on top without blur. */
  readonly trim: string
}

/**
 * What a shape hands to the photographer: markup in the layers a photograph needs, in the frame's own units.
 * Ids inside start with the piece's name, so that several pieces may share a picture.
 */
export type Piece = {
  readonly name: string
  /** Gradients, patterns, clips and the outlines that other layers use. */
  readonly defs: string
  /** Ids of the outlines that cast its shadow and hold its soft shades. */
  readonly outlines: readonly string[]
  /** Behind whatever holds it: the inside of a neck, the far side of a hem. */
  readonly back: string
  /** The wire of its hanger, as path data. */
  readonly wire: string | null
  readonly body: string
  /** Folds and shades to be blurred; stays within `outlines`. */
  readonly soft: string
  /** Seams, buttons, stitches: drawn sharp on top. */
  readonly trim: string
}

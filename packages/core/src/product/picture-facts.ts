/**
 * The analysis of a stored picture, so that a page can fit it into any slot. Made when the picture is stored; a merchant
 * may correct `subject` and `focus`. Positions are whole hundredths of the picture's width or height.
 */
export type PictureFacts = {
  /** Pixels, upright. */
  readonly width: number
  readonly height: number
  /**
   * The one colour along all four edges, as `#rrggbb`; `clear` when they are transparent; null: a scene with many colours.
   */
  readonly ground: string | null
  /** The box around its subject: left, top, right, bottom. */
  readonly subject: readonly [left: number, top: number, right: number, bottom: number]
  /** The point that stays visible however it is cropped: x, y. */
  readonly focus: readonly [x: number, y: number]
  /** Mean lightness, from 0 (black) to 100 (white). */
  readonly lightness: number
  /** Standard deviation of the lightness, from 0 (one grey) to 50 (black and white). */
  readonly contrast: number
}

/** A merchant's correction of a picture; null: as measured. */
export type PictureCorrection = {
  readonly subject: PictureFacts['subject'] | null
  readonly focus: PictureFacts['focus'] | null
}

import type { Hue } from './colour.ts'

/** A standing or hanging object, drawn around the middle of its foot at (0, 0), at twice the picture's units. */
export type Still = {
  readonly name: string
  readonly defs: string
  readonly body: string
  /** Half the width of its contact with the ground; 0 if it hangs. */
  readonly foot: number
}

/** How to draw an object: its hue (of its pot, or its own), and `fine` for one that fills the picture. */
export type Wanted = { readonly name: string; readonly hue: Hue; readonly fine: boolean }

import type { Hue } from './colour.ts'

/** A thing that stands or hangs, drawn around the middle of its foot at (0, 0), twice as large as a picture's units. */
export type Still = {
  readonly name: string
  readonly defs: string
  readonly body: string
  /** Half the width of what touches the ground; 0 for what hangs. */
  readonly foot: number
}

/** How a thing is wanted: in this hue (its pot's, or its own), finely for one that fills the picture. */
export type Wanted = { readonly name: string; readonly hue: Hue; readonly fine: boolean }

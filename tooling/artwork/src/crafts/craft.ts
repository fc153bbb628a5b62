import type { Hue } from '../colour.ts'

/** A thing made by hand, drawn around the middle of its foot, or of the nail it hangs from, at (0, 0). */
export type Craft = {
  readonly defs: string
  /** What lies on the wall or the shelf behind it, to be blurred as one. */
  readonly shade: string
  readonly body: string
  /** Half the width of what touches the shelf; 0 for what hangs. */
  readonly foot: number
}

/** `id` begins all its ids; `yarns` are its maker's five. */
export type DrawCraft = (id: string, yarns: Yarns) => Craft
export type Yarns = readonly [Hue, Hue, Hue, Hue, Hue]

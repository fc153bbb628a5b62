import type { Hue } from '../colour.ts'

/** A handmade object, drawn around (0, 0): the middle of its foot, or the nail that it hangs from. */
export type Craft = {
  readonly defs: string
  /** Its shadow on the wall or shelf, blurred as a whole. */
  readonly shade: string
  readonly body: string
  /** Half the width of its contact with the shelf; 0 if it hangs. */
  readonly foot: number
}

/** `id` is the prefix of all its ids; `yarns` are its maker's five colours. */
export type DrawCraft = (id: string, yarns: Yarns) => Craft
export type Yarns = readonly [Hue, Hue, Hue, Hue, Hue]

import type { EditorField } from './ops.ts'
import type { DraftEditor } from './use-draft.ts'

/** What a control has: its field, its place, and how it is changed. */
export type ControlProps = {
  readonly field: EditorField
  /** With places in lists: `banners.0.title`. */
  readonly path: string
  readonly draft: DraftEditor
  readonly base: string
  /** Pages of the shop that links may lead to. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** What the shop's logo is made of. */
  readonly logoColors: readonly string[]
  /** The control has been chosen: its part of the shop is shown. */
  readonly onChosen: (path: string, field: EditorField) => void
}

export const controlId = (path: string): string => `setting-${path}`

import type { EditorField } from './ops.ts'
import type { DraftEditor } from './use-draft.ts'

/** What a control has: its field, its place, and how it is changed. */
export type ControlProps = {
  readonly field: EditorField
  /** With indexes of lists: `banners.0.title`. */
  readonly path: string
  readonly draft: DraftEditor
  readonly base: string
  /** Pages of the shop that a link can be set to. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** The main colours of the shop's logo. */
  readonly logoColors: readonly string[]
  /** Called when the control gets the focus; the preview then shows its part of the shop. */
  readonly onChosen: (path: string, field: EditorField) => void
}

export const controlId = (path: string): string => `setting-${path}`

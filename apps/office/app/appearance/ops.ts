import type { CommonSettings, SettingField, SettingWord } from '@store/template-kit/settings'
import type { Tokens } from '@store/template-kit/tokens'

/** One change of a draft, as the browser sends it. Values are texts, as typed; null restores the template's default. */
export type DraftOp =
  | { readonly op: 'set'; readonly path: string; readonly value: string | null }
  /** Adds an entry to a list; `at` is the place of the new one. */
  | { readonly op: 'add'; readonly list: string; readonly at: number }
  | { readonly op: 'move'; readonly list: string; readonly from: number; readonly to: number }
  | { readonly op: 'remove'; readonly list: string; readonly at: number }
  /** Restores earlier settings of this template. */
  | { readonly op: 'restore'; readonly template: number; readonly settings: Readonly<Record<string, unknown>> }
  | { readonly op: 'template'; readonly template: number }

/** A setting with its label and help. */
export type EditorField = SettingField & { readonly word: SettingWord }

/** The draft as the editor shows it. */
export type DraftState = {
  readonly template: number
  readonly templateName: string
  /** As stored, for undo. */
  readonly stored: Readonly<Record<string, unknown>>
  /** As pages read them, by their paths. */
  readonly values: Readonly<Record<string, unknown>>
  /** The merchant's colours as pages read them, and the scheme. */
  readonly colors: CommonSettings['colors']
  readonly scheme: CommonSettings['scheme']
  readonly fields: readonly EditorField[]
  readonly tokens: Tokens
  /** What publishing it changes, in the reader's words. */
  readonly changes: readonly string[]
  readonly revision: string
  /** Who changed it last. */
  readonly by: string | null
}

/** The answer to changes of a draft. */
export type DraftAnswer =
  | {
      readonly kind: 'saved'
      readonly state: DraftState
      /** Paths whose values were refused. */
      readonly refused: readonly string[]
      /** Who else has changed the draft meanwhile; null: nobody. */
      readonly other: string | null
    }
  | { readonly kind: 'failed'; readonly message: string }

/** The value at a path of settings as read. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | null | undefined)?.[key], values)
}

/** The path of a field, of a path with indexes: `banners.*.title` of `banners.0.title`. */
export const fieldPath = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*')

import type { Block } from './block.ts'
import { textOf } from './block-text.ts'
import { pageOf } from './page.ts'
import type { Letterhead } from './sender.ts'
import { WORDS } from './words.ts'

/** The content of a mail, whoever receives it. */
export type Letter = { readonly subject: string; readonly text: string; readonly html: string }

export type LetterParts = {
  readonly subject: string
  /** The preview text that mail programs show beside the subject. */
  readonly preview: string
  /** In the order of the text version. */
  readonly blocks: readonly Block[]
}

/** A mail, as HTML and as text. */
export const letterOf = (sender: Letterhead, { subject, preview, blocks }: LetterParts): Letter => ({
  subject,
  html: pageOf(sender, { title: subject, preview, blocks }),
  text: textOf(blocks, WORDS[sender.shop.language].told),
})

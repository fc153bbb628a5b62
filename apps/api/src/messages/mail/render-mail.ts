import type { Block } from './block.ts'
import { textOf } from './block-text.ts'
import type { MailBranding } from './mail-context.ts'
import { pageOf } from './page.ts'
import { WORDS } from './words.ts'

/** The content of a mail, without its recipient. */
export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string }

export type MailParts = {
  readonly subject: string
  /** The preview text that mail programs show beside the subject. */
  readonly preview: string
  /** In the order of the text version. */
  readonly blocks: readonly Block[]
}

/** A mail, as HTML and as text. */
export const renderMail = (branding: MailBranding, { subject, preview, blocks }: MailParts): RenderedMail => ({
  subject,
  html: pageOf(branding, { title: subject, preview, blocks }),
  text: textOf(blocks, WORDS[branding.shop.language].labelled),
})

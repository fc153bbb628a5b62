/** A line of text, or one that says something else in text than in HTML: there it may be a link. */
export type Line =
  | string
  | {
      /** Stands before the link. */
      readonly before?: string
      readonly text: string
      readonly href?: string
      /** The whole line in text. */
      readonly plain: string
    }

/** Something known: its name, and lines of which the first stands out. */
export type Fact = {
  readonly title: string
  readonly lines: readonly Line[]
  /** In text, its lines stand below its name; `beside`: the first beside it; `row`: all of them, in one line. */
  readonly inText?: 'beside' | 'row'
}

/** A line of what was sold, in words and written amounts. */
export type SoldLine = {
  readonly picture: string | null
  readonly name: string
  readonly variant: readonly string[]
  /** `2 ×`: how many times the price of one. */
  readonly times: string
  readonly unitPrice: string
  readonly price: string
  /** What the buyer wrote with it, between quotation marks. */
  readonly message: string | null
}

/**
 * What mails are made of. A mail is a list of blocks in the order in which its text says them (`block-text.ts`). HTML
 * (`block-html.ts`) draws the same ones: eyebrow, heading, lead and the first button as its head, what ends a mail as its
 * foot, and the others in between, in their order.
 */
export type Block =
  /** What the mail is about, above its heading; `plain`: what text says in its place, above the block that follows. */
  | { readonly kind: 'eyebrow'; readonly text: string; readonly plain: string | null }
  | { readonly kind: 'heading'; readonly text: string }
  /** The paragraph below the heading. Its lines, as those of a note, are told apart in text only. */
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'lines'; readonly lines: readonly SoldLine[] }
  /** What the lines come to, step by step, and the sum. */
  | { readonly kind: 'totals'; readonly steps: readonly Sum[]; readonly total: Sum }
  /** One fact as wide as the mail, or two beside each other. */
  | { readonly kind: 'facts'; readonly facts: readonly [Fact] | readonly [Fact, Fact] }
  /** What somebody wrote, as it was written. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  /** A code to be typed elsewhere, with what it is for. */
  | { readonly kind: 'code'; readonly title: string; readonly code: string; readonly text: string }
  /** Room before the block that follows. */
  | { readonly kind: 'gap' }
  /** How the sender is reached, in a line. */
  | { readonly kind: 'ways'; readonly lines: readonly Line[] }
  /** Why it was sent and from where; `close`: right below what stands before. */
  | { readonly kind: 'end'; readonly lines: readonly Line[]; readonly close?: true }
  /** Whose mail it is; text says that in its heading. */
  | { readonly kind: 'signature'; readonly text: string }

export type Sum = readonly [what: string, amount: string]

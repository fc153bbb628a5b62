/** A line of text, or a line with different contents in text and in HTML, where it may be a link. */
export type Line =
  | string
  | {
      /** The text before the link. */
      readonly before?: string
      readonly text: string
      readonly href?: string
      /** The complete line in the text version. */
      readonly plain: string
    }

/** A fact: its label, and lines of which the first is emphasised. */
export type Fact = {
  readonly title: string
  readonly lines: readonly Line[]
  /** In the text version, the lines are below the label; `beside`: the first is beside it; `row`: all are in one line. */
  readonly inText?: 'beside' | 'row'
}

/** A line of the order, with formatted amounts. */
export type SoldLine = {
  readonly picture: string | null
  readonly name: string
  readonly variant: readonly string[]
  /** `2 ×`: the quantity and the multiplication sign. */
  readonly times: string
  readonly unitPrice: string
  readonly price: string
  /** The buyer's message with it, in quotation marks. */
  readonly message: string | null
}

/**
 * The parts of mails. A mail is a list of blocks in the order of its text version (`block-text.ts`). HTML
 * (`block-html.ts`) renders the same blocks: eyebrow, heading, lead and the first button as its head, the final blocks as its
 * foot, and the others in between, in their order.
 */
export type Block =
  /** The topic of the mail, above its heading; `plain`: the text version's replacement, above the next block. */
  | { readonly kind: 'eyebrow'; readonly text: string; readonly plain: string | null }
  | { readonly kind: 'heading'; readonly text: string }
  /** The paragraph below the heading. Its lines, like those of a note, are only separated in the text version. */
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly href: string }
  | { readonly kind: 'lines'; readonly lines: readonly SoldLine[] }
  /** The sums that add up to the total, and the total. */
  | { readonly kind: 'totals'; readonly steps: readonly Sum[]; readonly total: Sum }
  /** One fact in full width, or two beside each other. */
  | { readonly kind: 'facts'; readonly facts: readonly [Fact] | readonly [Fact, Fact] }
  /** A text that a person wrote, unchanged. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  /** A code to type elsewhere, with its purpose. */
  | { readonly kind: 'code'; readonly title: string; readonly code: string; readonly text: string }
  /** Space before the next block. */
  | { readonly kind: 'gap' }
  /** The sender's contact data, in one line. */
  | { readonly kind: 'ways'; readonly lines: readonly Line[] }
  /** Why it was sent and from where; `close`: without space above. */
  | { readonly kind: 'end'; readonly lines: readonly Line[]; readonly close?: true }
  /** The name of the shop; the text version has it in its heading. */
  | { readonly kind: 'signature'; readonly text: string }

export type Sum = readonly [what: string, amount: string]

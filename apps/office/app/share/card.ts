/** The sizes of cards: of a post, and of a story, whose ends are covered by the apps. */
export const FORMATS = {
  post: { width: 1080, height: 1350, top: 0, bottom: 0 },
  story: { width: 1080, height: 1920, top: 120, bottom: 230 },
} as const
export type Format = keyof typeof FORMATS

export const formatOf = (name: string | null): Format => (name === 'story' ? 'story' : 'post')

type ColorName = 'bg' | 'surface' | 'text' | 'muted' | 'primary' | 'onPrimary' | 'sale'

/** The content of a card, in the language and colours of its shop. */
export type Card = {
  readonly kind: 'product' | 'coupon' | 'shop'
  /** The name of the product or the shop, or the code of the coupon. */
  readonly title: string
  /** A price, or what a coupon takes off. */
  readonly big: string | null
  /** The price before, struck through. */
  readonly before: string | null
  /** A sentence below the title. */
  readonly text: string | null
  readonly photos: readonly string[]
  readonly shop: string
  /** The address of the QR code; `address`: its readable form. */
  readonly url: string
  readonly address: string
  readonly colors: Readonly<Record<ColorName, string>>
  /** Of the shop's awning. */
  readonly stripes: readonly [string, string]
  readonly templateId: number
  /** The font file of the template; null: the office's font. */
  readonly font: string | null
}

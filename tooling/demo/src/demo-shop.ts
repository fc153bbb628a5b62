import type {
  Affiliation,
  Amount,
  Branch,
  ChatOrderField,
  CityId,
  Coupon,
  Discount,
  Image,
  ImageSource,
  Integrations,
  MarketplaceAccess,
  PolicyKind,
  Product,
  ProductDraft,
  Shop,
} from '@store/core'

/** A discount before it has an id. */
export type DiscountDraft = Discount extends infer Each ? (Each extends Discount ? Omit<Each, 'id'> : never) : never

/** A picture of a demo shop, drawn when its bytes are asked for. */
export type DrawnPicture = Extract<ImageSource, { readonly kind: 'bytes' }> & Pick<Image, 'alt'>

/** A product before it is saved, with what drafts do not say: its tags, and the line a shopper writes with it. */
export type DemoProduct = ProductDraft & Partial<Pick<Product, 'tagValues' | 'message'>>

/** A picture with words over it, for the home page. */
export type DemoBanner = {
  readonly image: DrawnPicture
  /** Another crop for phones. */
  readonly mobileImage: DrawnPicture | null
  readonly title: string
  readonly text: string
  readonly button: string
  readonly href: string
  /** What must stay in view when it is cropped, as CSS: "50% 30%". */
  readonly focus: string
  /** Where products stand in it, in hundredths, and how far each reaches (template 11). */
  readonly points?: readonly {
    readonly x: number
    readonly y: number
    /** The product, as its address begins. */
    readonly slug: string
    readonly box: readonly [left: number, top: number, right: number, bottom: number]
  }[]
}

/** An article before it is published. */
export type DemoArticle = {
  /** As it stands in addresses, without the number that comes after it. */
  readonly slug: string
  readonly title: string
  readonly author: string | null
  readonly summary: string | null
  /** HTML. */
  readonly body: string
  readonly cover: DrawnPicture | null
  readonly publishedAt: string
}

/** Everything about a shop before it has been opened: what the merchant would have typed in. */
export type DemoShop = {
  readonly shop: Pick<
    Shop,
    | 'subdomain'
    | 'name'
    | 'templateId'
    | 'language'
    | 'currency'
    | 'country'
    | 'city'
    | 'phone'
    | 'email'
    | 'chatNumber'
    | 'description'
    | 'about'
    | 'minPurchase'
    | 'paymentMethods'
    | 'shippingRate'
    | 'socials'
    | 'tags'
  > & {
    readonly cityId: CityId | null
    /** Where bank deposits are paid into. */
    readonly depositAccount: string
  }
  readonly logo: ImageSource | null
  /** Settings of the shop's template. */
  readonly settings: Readonly<Record<string, unknown>>
  /** What the shop would be like in other templates, by their numbers. */
  readonly settingsElsewhere: Readonly<Record<number, Readonly<Record<string, unknown>>>>
  /** Part of the settings of every template. */
  readonly banners: readonly DemoBanner[]
  /** In the order of the menu. */
  readonly categories: readonly { readonly name: string; readonly image: ImageSource | null }[]
  /** In the order they came in: the last are the newest. */
  readonly products: readonly DemoProduct[]
  readonly discounts: readonly DiscountDraft[]
  /** Shown nowhere: for those who have heard of them. */
  readonly coupons: readonly Coupon[]
  /** HTML. */
  readonly policies: Readonly<Record<PolicyKind, string>>
  readonly branches: readonly Omit<Branch, 'id'>[]
  readonly articles: readonly DemoArticle[]
  readonly integrations: Partial<Integrations>
  readonly affiliations: readonly Omit<Affiliation, 'id'>[]
  /** The merchant's own fields of the messaging-app order form; empty: the standard one. */
  readonly chatOrderForm: readonly ChatOrderField[]
  readonly marketplace: MarketplaceAccess
  /** What opens the shop while it is locked. */
  readonly accessCodes: readonly { readonly code: string; readonly label: string }[]
}

/** Pesos, euros, dollars: an amount in the currency's major unit. */
export const major = (units: number): Amount => Math.round(units * 100)

import type { Amount, Branch, CityId, Discount, Image, ImageSource, PolicyKind, ProductDraft, Shop } from '@store/core'

/** A discount before it has an id. */
export type DiscountDraft = Discount extends infer Each ? (Each extends Discount ? Omit<Each, 'id'> : never) : never

/** A picture of a demo shop, drawn when its bytes are asked for. */
export type DrawnPicture = Extract<ImageSource, { readonly kind: 'bytes' }> & Pick<Image, 'alt'>

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
  > & { readonly cityId: CityId | null }
  readonly logo: ImageSource | null
  /** Settings of the shop's template. */
  readonly settings: Readonly<Record<string, unknown>>
  /** In the order of the menu. */
  readonly categories: readonly { readonly name: string; readonly image: ImageSource | null }[]
  /** In the order they came in: the last are the newest. */
  readonly products: readonly ProductDraft[]
  readonly discounts: readonly DiscountDraft[]
  /** HTML. */
  readonly policies: Readonly<Record<PolicyKind, string>>
  readonly branches: readonly Omit<Branch, 'id'>[]
}

/** Pesos, euros, dollars: an amount in the currency's major unit. */
export const major = (units: number): Amount => units * 100

import type {
  Affiliation,
  Article,
  Branch,
  CartCheck,
  CatalogQuery,
  Category,
  ChatOrderField,
  City,
  DocumentType,
  FinancingLimits,
  FullArticle,
  Image,
  InvoiceField,
  Language,
  MarketplacePage,
  MarketplaceProduct,
  Order,
  OrderNumber,
  OrderQuote,
  OrderRefusal,
  PaymentMethod,
  PaymentRefusal,
  Policies,
  PolicyKind,
  Product,
  ProductPage,
  ProofRefusal,
  SafeHtml,
  Shop,
  Subcategory,
} from '@store/core'
import type { ComponentType, ReactNode } from 'react'
import type { FormReply } from './forms/reply.ts'
import type { WordPart } from './words.ts'

/**
 * The contract of what draws a template, in servers and browsers. The kit owns behaviour, accessibility, words and data
 * shapes. Screens get view data as props; the shop, its navigation, paths, settings, words and cart come through the kit's
 * hooks (`useShop`, `usePaths`, `useSettings`, `useT`, `useCart`). A design has no other inputs.
 */
export type Design = {
  /** Header, footer, menu, search and cart drawer around every screen. Renders `children` inside its `<main id="main">`. */
  readonly Layout: ComponentType<LayoutProps>
  /** One chunk per screen, so that a page loads its own alone. */
  readonly screens: { readonly [Name in ScreenName]: () => Promise<{ default: ComponentType<ScreenViews[Name]> }> }
  /** The template's own voice: words that replace or extend the kit's. Every language must have the same keys. */
  readonly words: WordLoads
  /** What of it only some screens say, apart, so that a page that sells does not load it: see `wordPartsOf`. */
  readonly moreWords?: { readonly [Part in WordPart]?: WordLoads }
}

/** A dictionary in each language, loaded when it is needed. */
export type WordLoads = Readonly<Record<Language, () => Promise<{ default: Words }>>>

export type LayoutProps = { readonly children: ReactNode; readonly screen: ScreenName }
export type ScreenName = keyof ScreenViews

/** A text, or its plural forms chosen by `values.count`. `{name}` marks a value. */
export type Words = Readonly<Record<string, string | { readonly one: string; readonly other: string }>>

/** What every page of a shop knows, loaded once with the root. Lean: it is in every page's HTML. */
export type ShopView = {
  readonly shop: Shop
  readonly logo: Image | null
  readonly categories: readonly Category[]
  readonly subcategories: readonly Subcategory[]
  /** Legal policies the shop has written: only these are linked. */
  readonly policyKinds: readonly PolicyKind[]
  readonly branches: readonly Branch[]
  /** Malls, guilds, organisations it belongs to (C11): names and logos for the footer. */
  readonly affiliations: readonly Affiliation[]
  /** S7. */
  readonly hasArticles: boolean
  /** R7: only then the menu leads to the marketplace. */
  readonly hasMarketplace: boolean
  /** Page of the shop's social chat (I5): `m.me/{page}` leads there. */
  readonly socialChat: string | null
  /** The template's settings after reading and defaults (see `settings.ts` of each template). */
  readonly settings: Readonly<Record<string, unknown>>
  /** Path prefix of this mount: '' on the shop's own host, '/wa/{slug}' off it. */
  readonly mount: string
  /** What is said otherwise in the shop's country than in others of its language. */
  readonly ownWords?: Words
  /** Product name of the platform and its support line (E2). */
  readonly platform: { readonly name: string; readonly supportPhone: string | null }
}

/** `none`: no file was chosen; `wait`: too many came, or it could not be kept now. */
export type ProofProblem = ProofRefusal | 'none' | 'wait'

export type ScreenViews = {
  Home: {
    /** By the merchant's own order. */
    readonly products: readonly Product[]
    readonly promotions: readonly Product[]
    readonly bestSellers: readonly Product[]
    /** The newest few. */
    readonly articles: readonly Article[]
  }
  Catalog: { readonly page: ProductPage; readonly query: CatalogQuery }
  Product: {
    readonly product: Product
    readonly description: SafeHtml | null
    readonly related: readonly Product[]
    /** What the shop's buy-now-pay-later provider lends; null: none, or it did not answer (I2). Draw `Instalments`. */
    readonly financing: FinancingLimits | null
    readonly policies: Policies | null
  }
  /** Lives in the browser: `useCart()` has lines, check and totals. */
  Cart: Record<never, never>
  /** Rendered from `/checkout?items=…`, with or without JavaScript. `quote` has the lines, totals and refusals the order would have now. */
  Checkout: {
    readonly items: string
    /** Its lines have what was written with them, once the browser has looked into its cart. */
    readonly quote: OrderQuote
    readonly cities: readonly City[]
    /** Names of the country's first-level divisions, where the cities do not say them all. */
    readonly divisions: readonly string[]
    /** What the shop asks of those who order by chat (C10), and whether this is such an order. */
    readonly chat: { readonly fields: readonly ChatOrderField[]; readonly chosen: boolean }
    /** What the shop's country has it ask: kinds of papers, and what an invoice needs; [] asks neither. */
    readonly documentTypes: readonly DocumentType[]
    readonly invoice: readonly InvoiceField[]
    /** Idempotency key: the same for the same items of the same cart and browser, kept through errors. */
    readonly orderKey: string
    /** Id of the cart this is of, from the address; '' where there is none. */
    readonly cart: string
    /**
     * The order this very checkout led to already, and the key that opens it; `again`: a cart id to buy the same once more
     * with. `CheckoutProblems` says so; sending the form leads to that order. Null: none yet.
     */
    readonly placed: { readonly number: OrderNumber; readonly key: string; readonly again: string } | null
    readonly reply: FormReply | null
    readonly refusals: readonly OrderRefusal[]
  }
  /**
   * `pay`: how the order can be paid now, or shown to be paid, by whoever holds its key; null: there is nothing to do. Draw
   * `OrderPaymentPanel`, which says where the payment stands and has the form, and name the page by `useOrderTitle`.
   * `chat`: of an order by chat, the whole address of its page, which its message has, its key, and what the form with the
   * shop's code was answered; null: it is none. Draw `ChatOrderPanel`, which says where it stands and has both.
   */
  OrderPlaced: {
    readonly order: Order
    readonly pay: {
      readonly key: string
      readonly methods: readonly PaymentMethod[]
      /** Why the last try did not get to a provider. */
      readonly refusal: PaymentRefusal | null
      /** Why the last proof of a payment by hand was not kept. */
      readonly proof?: ProofProblem | null
    } | null
    readonly chat: { readonly url: string; readonly key: string; readonly reply: PlainReply | null } | null
  }
  /** `pay`: as of `OrderPlaced`. */
  OrderTracking: {
    readonly order: Order | null
    readonly pay: ScreenViews['OrderPlaced']['pay']
    readonly searched: boolean
    readonly reply: FormReply | null
  }
  /** R7: what the shop may resell. Without a listing there is no marketplace, or it does not answer now (`away`). */
  Marketplace: { readonly listing: (MarketplacePage & { readonly page: number }) | null; readonly away: boolean }
  /** Null: the marketplace does not answer now. */
  MarketplaceProduct: { readonly product: MarketplaceProduct | null }
  /** R2, C17: newest first. `search`: what was looked for in the titles. */
  Blog: {
    readonly articles: readonly Article[]
    readonly page: number
    readonly pages: number
    /** On all pages together. */
    readonly count: number
    readonly search: string | null
  }
  Article: { readonly article: FullArticle; readonly more: readonly Article[] }
  /**
   * R4, L7. `sent`: the message is on its way. `about`: what the shop has written of itself (D1), which the shop of other
   * views leaves out. Draw `ContactForm`, the branches with their hours, map links, the chat, and `ShopStory`.
   */
  Contact: { readonly reply: FormReply | null; readonly sent: boolean; readonly about: Shop['about'] }
  /** R8, R15: one policy, or (null) all that the shop has written, one under another. */
  Policies: { readonly policies: Policies; readonly kind: PolicyKind | null }
  /** Where the newsletter's form leads without JavaScript: thanks, or the form again with what is wrong (V4). */
  Newsletter: { readonly reply: PlainReply | null; readonly sent: boolean }
  /**
   * Where the links of the newsletter's mails lead: a question with one button (draw `SubscriptionForm`), or what came of
   * it. Opening a link changes nothing, since machines open the links of mails, too.
   */
  Subscription: {
    readonly step: 'confirm' | 'leave' | 'confirmed' | 'left' | 'unknown'
    readonly reply: PlainReply | null
  }
  /** S1: the gate. Of the shop only name, logo, language and the gate's own texts are known; draw `AccessCodeForm`. */
  Locked: {
    readonly reply: PlainReply | null
    /** Address of the page that was asked for. */
    readonly returnTo: string
  }
  /** S2, M1: stands in place of everything that sells; contact, policies and order tracking stay. */
  Closed: Record<never, never>
  /** E1, E2, E5. `message` only when it is one of ours. */
  Error: { readonly status: number; readonly message: string | null; readonly contactUrl: string | null }
}

/** What a short form's action answers: what was typed, and errors by field as word keys ('' for the whole form). */
export type PlainReply = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** What the cart learns from the server (S4, S6): products, and the rules its totals need. */
export type CartAnswer = { readonly products: readonly Product[] } & Pick<
  Parameters<typeof import('@store/core').cartTotals>[0],
  'discounts' | 'shippingRate' | 'minPurchase'
> & {
    /** What the shop's buy-now-pay-later provider lends (I2). */
    readonly financing: FinancingLimits | null
  }

export type { CartCheck }

/** Checked by the compiler; returned as is. */
export function defineDesign(design: Design): Design {
  return design
}

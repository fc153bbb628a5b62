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
  OpeningHours,
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
 * The contract of a design: the part of a template that renders, on servers and in browsers. The kit owns behaviour,
 * accessibility, words and data shapes. Screens get view data as props; the shop, its navigation, paths, settings, words and cart come through the kit's
 * hooks (`useShop`, `usePaths`, `useSettings`, `useT`, `useCart`). A design has no other inputs.
 */
export type Design = {
  /** Header, footer, menu, search and cart drawer around every screen. Renders `children` inside its `<main id="main">`. */
  readonly Layout: ComponentType<LayoutProps>
  /**
   * One chunk per screen, so that a page only loads the code of its own screen. `...framedScreens(…)` has those that the
   * kit renders with the template's parts.
   */
  readonly screens: ScreenLoads
  /** Words that replace or extend the kit's. Every language must have the same keys. */
  readonly words: WordLoads
  /** Words that only some screens use (see `wordPartsOf`), in separate chunks, so that pages that sell do not load them. */
  readonly moreWords?: { readonly [Part in WordPart]?: WordLoads }
}

type ScreenLoads = {
  readonly [Name in ScreenName]: () => Promise<{ readonly default: ComponentType<ScreenViews[Name]> }>
}

/** A dictionary in each language, loaded when it is needed. */
export type WordLoads = Readonly<Record<Language, () => Promise<{ default: Words }>>>

export type LayoutProps = { readonly children: ReactNode; readonly screen: ScreenName }
export type ScreenName = keyof ScreenViews

/** A text, or its plural forms chosen by `values.count`. `{name}` marks a value. */
export type Words = Readonly<Record<string, string | { readonly one: string; readonly other: string }>>

/** A branch as pages show it. Made on the server, so that no page loads the code that parses hours and formats days. */
export type BranchView = Branch & {
  /** Its hours in the shop's time zone, parsed from their text; null where these or the time zone are uncertain. */
  readonly week: OpeningHours | null
  /** Days of the next weeks with other hours: their names, and their hours; null: it is closed. Absent: none. */
  readonly comingDays?: readonly { readonly name: string; readonly hours: string | null }[]
}

/** Data that every page of a shop has, loaded once by the root route. Keep it small: it is in every page's HTML. */
export type ShopView = {
  readonly shop: Shop
  readonly logo: Image | null
  readonly categories: readonly Category[]
  readonly subcategories: readonly Subcategory[]
  /** The legal policies that the shop has written. Only these are linked. */
  readonly policyKinds: readonly PolicyKind[]
  readonly branches: readonly BranchView[]
  /** Malls, guilds, organisations it belongs to (C11): names and logos for the footer. */
  readonly affiliations: readonly Affiliation[]
  /** Whether the menu links to the blog (S7). */
  readonly hasArticles: boolean
  /** Whether the menu links to the marketplace (R7). */
  readonly hasMarketplace: boolean
  /** Name of the shop's page in the social chat (I5), whose address is `m.me/{page}`. */
  readonly socialChat: string | null
  /** The template's settings after reading and defaults (see `settings.ts` of each template). */
  readonly settings: Readonly<Record<string, unknown>>
  /**
   * Whether elements have marks with the settings they show (`useMark`), for an editor or the workshop. Absent on shop
   * pages.
   */
  readonly marked?: boolean
  /** Path prefix of the shop: '' on its own host, '/wa/{slug}' on the platform's. */
  readonly mount: string
  /**
   * Words of the shop's country, where they differ from its language's, and those of its trade (`trades` of the manifest).
   */
  readonly ownWords?: Words
  /** Product name of the platform and its support line (E2). */
  readonly platform: {
    readonly name: string
    readonly supportPhone: string | null
    /** Address of the form for reporting the shop to the platform; null: there is none. */
    readonly reportUrl: string | null
  }
}

/** `none`: no file was chosen; `wait`: too many were sent, or the file cannot be saved now. */
export type ProofProblem = ProofRefusal | 'none' | 'wait'

export type ScreenViews = {
  Home: {
    /** In the merchant's order. */
    readonly products: readonly Product[]
    readonly promotions: readonly Product[]
    readonly bestSellers: readonly Product[]
    /** The newest few. */
    readonly articles: readonly Article[]
  }
  Catalog: { readonly page: ProductPage; readonly query: CatalogQuery }
  /** Mounted anew for each product, so that nothing that was chosen of one is kept for the next. */
  Product: {
    readonly product: Product
    readonly description: SafeHtml | null
    readonly related: readonly Product[]
    /**
     * Limits of the shop's buy-now-pay-later provider; null: it has none, or it did not answer (I2). Render `Instalments`.
     */
    readonly financing: FinancingLimits | null
    readonly policies: Policies | null
  }
  /** The cart is in the browser: `useCart()` has lines, check and totals. */
  Cart: Record<never, never>
  /** Rendered from `/checkout?items=…`, with or without JavaScript. `quote`: lines, totals and refusals of the order if it were placed now. */
  Checkout: {
    /** When the server rendered the page, ISO 8601. Its HTML is for one shopper, so it may depend on the time. */
    readonly renderedAt: string
    readonly items: string
    /** After hydration, its lines also have the messages that shoppers wrote with them, which only the cart in the browser has. */
    readonly quote: OrderQuote
    readonly cities: readonly City[]
    /** Names of the country's first-level divisions, where `cities` does not include all of them. */
    readonly divisions: readonly string[]
    /** The fields that the shop asks for in an order by chat (C10), and whether this is such an order. */
    readonly chat: { readonly fields: readonly ChatOrderField[]; readonly chosen: boolean }
    /** What the shop's country requires: types of identity document, and fields of an invoice. [] hides the fields. */
    readonly documentTypes: readonly DocumentType[]
    readonly invoice: readonly InvoiceField[]
    /** Idempotency key: the same for the same items of the same cart and browser, also after errors. */
    readonly orderKey: string
    /** Id of the cart, from the address; '' without one. */
    readonly cart: string
    /**
     * The order that was already placed with this `orderKey`, and its access key; `again`: a cart id with which the same
     * items can be bought once more. `CheckoutProblems` shows it; submitting the form redirects to that order. Null: none
     * yet.
     */
    readonly placed: { readonly number: OrderNumber; readonly key: string; readonly again: string } | null
    readonly reply: FormReply | null
    readonly refusals: readonly OrderRefusal[]
  }
  /**
   * `pay`: the methods by which the holder of the order's key can pay it, or send a proof of payment; null: nothing is to
   * be paid. Render `OrderPaymentPanel`, which has the state of the payment and the form, and title the page with
   * `useOrderTitle`. `chat`, for an order by chat: the absolute URL of its page, which its chat message contains; its key;
   * and the reply to the form for the shop's code. Null: it is not an order by chat. Render `ChatOrderPanel`, which has the
   * order's state, link and form.
   */
  OrderPlaced: {
    readonly order: Order
    readonly pay: {
      readonly key: string
      readonly methods: readonly PaymentMethod[]
      /** Why the last attempt to pay did not reach a provider. */
      readonly refusal: PaymentRefusal | null
      /** Why the last proof of a manual payment was not saved. */
      readonly proof?: ProofProblem | null
    } | null
    readonly chat: { readonly url: string; readonly key: string; readonly reply: PlainReply | null } | null
    /** It was placed before: later changes of the form are not in it. */
    readonly repeated?: boolean
  }
  /** `pay`: as in `OrderPlaced`. */
  OrderTracking: {
    readonly order: Order | null
    readonly pay: ScreenViews['OrderPlaced']['pay']
    readonly searched: boolean
    readonly reply: FormReply | null
  }
  /** R7: products that the shop may resell. `listing` null: the shop has no marketplace, or (`away`) it does not answer now. */
  Marketplace: { readonly listing: (MarketplacePage & { readonly page: number }) | null; readonly away: boolean }
  /** Null: the marketplace does not answer now. */
  MarketplaceProduct: { readonly product: MarketplaceProduct | null }
  /** R2, C17: newest first. `search`: the text searched for in titles. */
  Blog: {
    readonly articles: readonly Article[]
    readonly page: number
    readonly pages: number
    /** Number of articles on all pages together. */
    readonly count: number
    readonly search: string | null
  }
  Article: { readonly article: FullArticle; readonly more: readonly Article[] }
  /**
   * R4, L7. `sent`: the message was accepted. `about`: the shop's text about itself (D1), which `ShopView.shop` leaves out
   * to keep pages small. Render `ContactForm`, the branches with their hours, map links, the chat, and `ShopStory`.
   */
  Contact: { readonly reply: FormReply | null; readonly sent: boolean; readonly about: Shop['about'] }
  /** R8, R15: one policy, or with `kind` null all that the shop has written. */
  Policies: { readonly policies: Policies; readonly kind: PolicyKind | null }
  /** The page after submitting the newsletter's form without JavaScript: thanks, or the form with its errors (V4). */
  Newsletter: { readonly reply: PlainReply | null; readonly sent: boolean }
  /**
   * The page behind the links in the newsletter's mails: a question with one button (render `SubscriptionForm`), or the
   * result of pressing it. Opening the link alone changes nothing, because mail scanners open links, too.
   */
  Subscription: {
    readonly step: 'confirm' | 'leave' | 'confirmed' | 'left' | 'unknown'
    readonly reply: PlainReply | null
  }
  /** S1: the gate. The shop has only its name, logo, language and the gate's own texts here. Render `AccessCodeForm`. */
  Locked: {
    readonly reply: PlainReply | null
    /** Address of the page that was requested. */
    readonly returnTo: string
  }
  /** S2, M1: replaces every page that sells. Contact, policies and order tracking remain available. */
  Closed: {
    /** The merchant's reason. */
    readonly reason: string | null
    /** The day on which it opens again (`2026-12-07`); null: not set, or past. */
    readonly opensOn: string | null
  }
  /** E1, E2, E5. `message`: only a text written for shoppers; null for any other error. */
  Error: { readonly status: number; readonly message: string | null; readonly contactUrl: string | null }
}

/** The answer to a short form: the values that were sent, and errors by field as word keys ('' for the whole form). */
export type PlainReply = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** The server's answer to the cart (S4, S6): products, and the rules for its totals. */
export type CartAnswer = { readonly products: readonly Product[] } & Pick<
  Parameters<typeof import('@store/core').cartTotals>[0],
  'discounts' | 'shippingRate' | 'minPurchase'
> & {
    /** Limits of the shop's buy-now-pay-later provider (I2). */
    readonly financing: FinancingLimits | null
  }

export type { CartCheck }

/** Returns its argument: lets the compiler check a design where it is defined. */
export function defineDesign(design: Design): Design {
  return design
}

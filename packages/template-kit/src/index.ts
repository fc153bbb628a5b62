// The contract

export { mountedAt, type Paths, pathsFrom } from './paths.ts'
export {
  type CartAnswer,
  defineTemplate,
  type LayoutProps,
  type PlainReply,
  type ProofProblem,
  type ScreenName,
  type ScreenViews,
  type ShopView,
  type Template,
  type Words,
} from './template.ts'

// The shop around a screen

export { Form, type FormProps, type HostParts, Link, type LinkProps, useSuggest } from './host.tsx'
export {
  MoreWords,
  ShopProvider,
  useLanguage,
  useMoney,
  usePaths,
  useSettings,
  useShop,
  useT,
} from './shop-context.tsx'
export { useShopMemory } from './shop-memory.ts'
export { type ConsentWordKey, loadConsentWords } from './words/consent.ts'
export { wordsOfCountry } from './words/countries.ts'
export {
  ALL_WORD_PARTS,
  loadTemplateWords,
  loadWords,
  type OrderWordKey,
  type PageWordKey,
  type Translate,
  translate,
  type Values,
  type WordKey,
  type WordPart,
  wordPartsOf,
} from './words.ts'

// Cart

export { BackToShop } from './cart/back-to-shop.tsx'
export { useBoughtLines } from './cart/bought-lines.ts'
export { type CartLineState, useCartLine } from './cart/cart-line.ts'
export { useCartLink } from './cart/cart-link.ts'
export { CartNeedsScript } from './cart/cart-needs-script.tsx'
export { CartProvider, type CartState, useCart } from './cart/cart-provider.tsx'
export type { AddRefusal } from './cart/engine.ts'
export { type LineQuantity, useLineQuantity } from './cart/line-quantity.ts'
export { LineWords, type ShownLine } from './cart/line-words.tsx'

// Products

export { CartSums } from './cart/cart-sums.tsx'
export { CartTotals } from './cart/cart-totals.tsx'
export { ClearCart } from './cart/clear-cart.tsx'
export { ShippingCity } from './cart/shipping-city.tsx'
export { CartProblems, ToChat, ToCheckout, useWayOn } from './cart/to-checkout.tsx'
export { MadeWith, useAbout } from './commerce/about-shop.tsx'
export { AffiliationList, AffiliationSign } from './commerce/affiliations.tsx'
export { ArticleFacts } from './commerce/article-facts.tsx'
export { AllArticles, BlogPages, BlogSearch, useBlogHead } from './commerce/blog-parts.tsx'
export { BranchAddress } from './commerce/branch-address.tsx'
export { BranchPhoto } from './commerce/branch-photo.tsx'
export { buyAgain } from './commerce/buy-bar.ts'
export {
  BuyButton,
  BuyForm,
  BuyMessage,
  BuyOptions,
  BuyQuantity,
  type BuyState,
  useBuyForm,
} from './commerce/buy-form.tsx'
export { type BuyHint, useBuyHint } from './commerce/buy-hint.ts'
export { FilterForm, SearchForm, SortSelect } from './commerce/catalog-forms.tsx'
export { ChatLink, ChatShopLink, ShopChat, useChatLink } from './commerce/chat.tsx'
export { useComparedProducts } from './commerce/compared-products.ts'
export { type Comparison, ComparisonProvider, useComparison } from './commerce/comparison.tsx'
export { type Heading, withContents } from './commerce/contents.ts'
export { useCountSaid } from './commerce/count-said.ts'
export { useDiscountHint } from './commerce/discount-hint.ts'
export { type ErrorWay, useErrorWords } from './commerce/error-words.ts'
export { FilterCheck, FilterChecks, PriceFields, SortField } from './commerce/filter-fields.tsx'
export { type FilterGroup, type FilterOption, useActiveFilters, useFilterGroups } from './commerce/filter-groups.ts'
export { type Filter, useFilterName } from './commerce/filter-name.ts'
export { FollowOrder } from './commerce/follow-order.tsx'
export { type FreshProducts, useFreshProducts } from './commerce/fresh-products.ts'
export { gateColors } from './commerce/gate-colors.ts'
export { IMAGE_WIDTHS, imageSet, imageUrl } from './commerce/image.ts'
export { Instalments } from './commerce/instalments.tsx'
export { NetworkItems, PageItems, WayItems } from './commerce/link-items.tsx'
export { LinkNav } from './commerce/link-nav.tsx'
export { useListTitle, useNothingFound } from './commerce/list-words.ts'
export { MarketplacePages, noOffers, OfferChat, useOffer } from './commerce/marketplace.tsx'
export { NewsletterStep, useNewsletterHead } from './commerce/newsletter-step.tsx'
export { NothingFound } from './commerce/nothing-found.tsx'
export { OpenNow } from './commerce/open-now.tsx'
export { type Opening, useLongestOpening, useOpening } from './commerce/opening.ts'
export { type OrderMessage, useOrderMessage } from './commerce/order-message.ts'
export { type OrderStep, orderSteps } from './commerce/order-steps.ts'
export {
  type CategoryLink,
  isOneForm,
  type PageLink,
  useCategoryLinks,
  usePageLinks,
  usePolicyLinks,
} from './commerce/page-links.ts'
export { usePhotos } from './commerce/photos.ts'
export { usePolicyPages } from './commerce/policy-pages.ts'
export { AllPolicies, PolicyContents } from './commerce/policy-parts.tsx'
export { Money, Price } from './commerce/price.tsx'
export { useAllFacts, useMeasures, useProductFacts, usePromises, useShippingTerms } from './commerce/product-facts.ts'
export { ProductMedia } from './commerce/product-media.tsx'
export { ProductStory } from './commerce/product-story.tsx'
export {
  BuyNow,
  ProductChat,
  ProductSteps,
  ServiceItems,
  ShippingLine,
  useProductMarks,
} from './commerce/product-ways.tsx'
export { Promises } from './commerce/promises.tsx'
export { type QuickChoice, useQuickChoice } from './commerce/quick-choice.tsx'
export { QuickView, QuickViewLink, type QuickViewProps } from './commerce/quick-view.tsx'
export { readingMinutes } from './commerce/reading-minutes.ts'
export { requestedItems } from './commerce/requested-items.ts'
export { type Sharing, useAddress, useShare } from './commerce/share.ts'
export { ShareLater } from './commerce/share-later.tsx'
export { useShareWays } from './commerce/share-ways.tsx'
export { ShopStory } from './commerce/shop-story.tsx'
export { swatchOf } from './commerce/swatches.ts'
export { TotalsList, useDiscountName } from './commerce/totals-list.tsx'
export { NetworkList, WayList } from './commerce/way-list.tsx'
export { mapHref, Outside, phoneHref, useNetworks, useWays, type Way } from './commerce/ways.tsx'
export { useZoom, type ZoomProps } from './commerce/zoom.ts'
export { ZoomDialog } from './commerce/zoom-dialog.tsx'

// Short forms of browse pages, and search

export { AccessCodeForm } from './commerce/access-code-form.tsx'
export { type MoreProducts, useMoreProducts } from './commerce/more-products.ts'
export { NEWSLETTER_CONSENT, NewsletterForm } from './commerce/newsletter-form.tsx'
export { type SearchBox, useSearchBox } from './commerce/search-box.ts'
export { SubscriptionForm } from './commerce/subscription-form.tsx'
export { useSubscriptionStep } from './commerce/subscription-step.ts'
export { SuggestForm, SuggestList, SuggestStatus } from './commerce/suggest-parts.tsx'

// Parts

export { isPurchase, purchaseAgain } from './cart/purchase.ts'
export { useAnnounce } from './parts/announcer.tsx'
export { Breadcrumbs } from './parts/breadcrumbs.tsx'
export { carryOver } from './parts/carry-over.ts'
export { ClosePopover } from './parts/close-popover.tsx'
export { Dialog, type DialogProps, Drawer } from './parts/dialog.tsx'
export { Disclosure } from './parts/disclosure.tsx'
export { FactList } from './parts/fact-list.tsx'
export {
  ArrowIcon,
  BagIcon,
  ChevronIcon,
  CrossIcon,
  MenuIcon,
  MinusIcon,
  PlusIcon,
  SearchIcon,
  StarIcon,
  TickIcon,
} from './parts/icons.tsx'
export { useIsAbove } from './parts/is-above.ts'
export { LateText } from './parts/late-text.tsx'
export { Moment } from './parts/moment.tsx'
export { OptionPicker } from './parts/option-picker.tsx'
export { PageLinks, Pagination } from './parts/pagination.tsx'
export { Popover } from './parts/popover.tsx'
export { Prose } from './parts/prose.tsx'
export { QuantityInput } from './parts/quantity-input.tsx'
export { Rail, type RailControl, useRail } from './parts/rail.tsx'
export { SkipLink } from './parts/skip-link.tsx'
export { VisuallyHidden, visuallyHidden } from './parts/visually-hidden.tsx'
export { ProgressBar, Skeleton, useDelayedPending } from './parts/waiting.tsx'

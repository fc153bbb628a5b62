// The contract

export {
  type BranchView,
  type CartAnswer,
  type Design,
  defineDesign,
  type LayoutProps,
  type PlainReply,
  type ProofProblem,
  type ScreenName,
  type ScreenViews,
  type ShopView,
  type Words,
} from './design.ts'
export type {
  CheckoutGroupProps,
  Frame,
  FrameParts,
  FrameScreen,
  GateProps,
  MessageProps,
  OfferCardProps,
  OrderDetailsProps,
  OrderFrameParts,
  PageProps,
} from './frames/parts.ts'
export { type FrameLoads, framedScreens } from './frames/screens.ts'
export { mountedAt, type Paths, pathsFrom } from './paths.ts'

// The shop around a screen

export { Form, type FormProps, type HostParts, Link, type LinkProps, useSuggest } from './host.tsx'
export { type BannerMarks, type Mark, type MarkAttributes, useBannerMarks, useMark } from './mark.ts'
export {
  CountText,
  MoreWords,
  ShopProvider,
  useCount,
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

export { ArticleFacts } from './blog/article-facts.tsx'
export { ArticleText } from './blog/article-text.tsx'
export { AllArticles, BlogPages, BlogSearch, useBlogHead } from './blog/blog-parts.tsx'
export { BlogSection } from './blog/blog-section.tsx'
export { type Heading, withContents } from './blog/contents.ts'
export { readingMinutes } from './blog/reading-minutes.ts'
export { CartLineList, CartLineSection } from './cart/cart-line-sections.tsx'
export { CartLinks, CartStates, CartSummarySection } from './cart/cart-sections.tsx'
export { CartSums } from './cart/cart-sums.tsx'
export { CartTotals } from './cart/cart-totals.tsx'
export { ClearCart } from './cart/clear-cart.tsx'
export { useDiscountHint } from './cart/discount-hint.ts'
export { type OrderMessage, useOrderMessage } from './cart/order-message.ts'
export { ShippingCity } from './cart/shipping-city.tsx'
export { CartProblems, ToChat, ToCheckout, useWayOn } from './cart/to-checkout.tsx'
export { ActiveFilterList } from './catalog/active-filter-list.tsx'
export { useAnnouncedCount } from './catalog/announced-count.ts'
export { FilterForm, SortSelect } from './catalog/catalog-forms.tsx'
export { FilterCheck, FilterChecks, PriceFields, SortField } from './catalog/filter-fields.tsx'
export { type FilterGroup, type FilterOption, useActiveFilters, useFilterGroups } from './catalog/filter-groups.ts'
export { type Filter, useFilterName } from './catalog/filter-name.ts'
export { useListTitle, useNothingFound } from './catalog/list-words.ts'
export { NothingFound } from './catalog/nothing-found.tsx'
export {
  type CategoryLink,
  isOneForm,
  type PageLink,
  useCategoryLinks,
  usePageLinks,
  usePolicyLinks,
} from './catalog/page-links.ts'
export { SearchForm } from './catalog/search-form.tsx'
export { ChatLink, ChatShopLink, ShopChat, useChatLink } from './order/chat.tsx'
export { FollowOrder } from './order/follow-order.tsx'
export { type ShownStep, useOrderProgress } from './order/order-progress.ts'
export { type OrderStep, orderSteps } from './order/order-steps.ts'
export { requestedItems } from './order/requested-items.ts'
export { TotalsList, useDiscountName } from './order/totals-list.tsx'
export { Instalments } from './parts/instalments.tsx'
export { buyAgain } from './product/buy-bar.ts'
export {
  BuyButton,
  BuyForm,
  BuyMessage,
  BuyOptions,
  BuyQuantity,
  type BuyState,
  useBuyForm,
} from './product/buy-form.tsx'
export { type BuyHint, useBuyHint } from './product/buy-hint.ts'
export { useComparedProducts } from './product/compared-products.ts'
export { type Comparison, ComparisonProvider, useComparison } from './product/comparison.tsx'
export { type FreshProducts, useFreshProducts } from './product/fresh-products.ts'
export { IMAGE_WIDTHS, imageSet, imageUrl } from './product/image.ts'
export { type PhotoFit, type PlacedPhoto, placePhoto } from './product/photo-fit.ts'
export { usePhotos } from './product/photos.ts'
export { PolicyDisclosures } from './product/policy-disclosures.tsx'
export { Money, Price } from './product/price.tsx'
export {
  BuyNow,
  ProductChat,
  ProductSteps,
  ServiceItems,
  ShippingLine,
  useProductMarks,
} from './product/product-actions.tsx'
export { useAllFacts, useMeasures, usePolicyTexts, useProductFacts, useShippingTerms } from './product/product-facts.ts'
export { ProductMedia } from './product/product-media.tsx'
export { BuySection, DetailsSection, PriceSection, TermsSection } from './product/product-sections.tsx'
export { ProductStory } from './product/product-story.tsx'
export { type QuickChoice, useQuickChoice } from './product/quick-choice.tsx'
export { QuickView, QuickViewLink, type QuickViewProps } from './product/quick-view.tsx'
export { swatchOf } from './product/swatches.ts'
export { valuePhotoIndex } from './product/value-photo.ts'
export { useZoom, type ZoomProps } from './product/zoom.ts'
export { ZoomDialog } from './product/zoom-dialog.tsx'
export { type Sharing, useAddress, useShare } from './share/share.ts'
export { ShareLater } from './share/share-later.tsx'
export { useShareLinks } from './share/share-links.tsx'
export { ShareRow } from './share/share-row.tsx'
export { MadeWith, useAbout } from './shop/about-shop.tsx'
export { AffiliationList, AffiliationSign } from './shop/affiliations.tsx'
export { BranchAddress } from './shop/branch-address.tsx'
export { BranchPhoto } from './shop/branch-photo.tsx'
export { type ContactLink, mapHref, Outside, phoneHref, useContactLinks, useNetworks } from './shop/contact-links.tsx'
export { type ErrorLink, useErrorWords } from './shop/error-words.ts'
export { NetworkFold, PolicyFold } from './shop/footer-groups.tsx'
export { gateColors } from './shop/gate-colors.ts'
export { NetworkItems, PageItems, WayItems } from './shop/link-items.tsx'
export { LinkNav } from './shop/link-nav.tsx'
export { MarketplacePages, noOffers, OfferChat, useOffer } from './shop/marketplace.tsx'
export { NewsletterStep, useNewsletterHead } from './shop/newsletter-step.tsx'
export { OpenBranches } from './shop/open-branches.tsx'
export { OpenNow } from './shop/open-now.tsx'
export { type Opening, useLongestOpening, useOpening, useOpeningAt } from './shop/opening.ts'
export { OtherDays } from './shop/other-days.tsx'
export { usePolicyPages } from './shop/policy-pages.ts'
export { AllPolicies, PolicyContents } from './shop/policy-parts.tsx'
export { useRangeWords } from './shop/range-words.ts'
export { ShopName } from './shop/shop-name.tsx'
export { ShopStory } from './shop/shop-story.tsx'
export { WayFold } from './shop/way-fold.tsx'
export { WayList } from './shop/way-list.tsx'

// Short forms of browse pages, and search

export { type SearchBox, useSearchBox } from './catalog/search-box.ts'
export { SuggestForm, SuggestList, SuggestStatus } from './catalog/suggest-parts.tsx'
export { type MoreProducts, useMoreProducts } from './product/more-products.ts'
export { AccessCodeForm } from './shop/access-code-form.tsx'
export { NEWSLETTER_CONSENT, NewsletterForm } from './shop/newsletter-form.tsx'
export { SubscriptionForm } from './shop/subscription-form.tsx'
export { useSubscriptionStep } from './shop/subscription-step.ts'

// Parts

export { isPurchase, purchaseAgain } from './cart/purchase.ts'
export { useAnnounce } from './parts/announcer.tsx'
export { Breadcrumbs } from './parts/breadcrumbs.tsx'
export { carryOver } from './parts/carry-over.ts'
export { ClosePopover } from './parts/close-popover.tsx'
export { Dialog, type DialogProps, Drawer } from './parts/dialog.tsx'
export { Disclosure } from './parts/disclosure.tsx'
export { FactList } from './parts/fact-list.tsx'
export { FooterFold } from './parts/footer-fold.tsx'
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
export { useIsAbove, useIsAway } from './parts/is-above.ts'
export { LateText } from './parts/late-text.tsx'
export { Moment } from './parts/moment.tsx'
export { OptionPicker } from './parts/option-picker.tsx'
export { PageLinks, Pagination } from './parts/pagination.tsx'
export { Popover } from './parts/popover.tsx'
export { Prose } from './parts/prose.tsx'
export { QuantityInput } from './parts/quantity-input.tsx'
export { Rail, type RailControl, useRail } from './parts/rail.tsx'
export { schemeScript } from './parts/scheme.ts'
export { SchemeSwitch } from './parts/scheme-switch.tsx'
export { SkipLink } from './parts/skip-link.tsx'
export { VisuallyHidden, visuallyHidden } from './parts/visually-hidden.tsx'
export { ProgressBar, Skeleton, useDelayedPending } from './parts/waiting.tsx'
export { wantsNewTab } from './parts/wants-new-tab.ts'

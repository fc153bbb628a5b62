import { verifyAccessCode } from './access-code.ts'
import { recordCheckout, recordEvent } from './analytics.ts'
import { getArticle, listArticles } from './articles.ts'
import { checkProducts } from './cart.ts'
import { listBranches, listCategories, listSubcategories } from './categories.ts'
import { getChatOrderForm } from './chat-order-form.ts'
import { listCities } from './cities.ts'
import { listDiscounts } from './discounts.ts'
import { getIntegrations, getMarketplaceAccess, listAffiliations } from './integrations.ts'
import { notifyOrderCreated, sendContactMessage } from './messages.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.ts'
import { answerOrder, checkCoupon, findOrder, getPlacedOrder, placeOrder, quoteOrder } from './orders.ts'
import { sendProof } from './payment-proof.ts'
import { returnFromPayment, startPayment } from './payments.ts'
import { getPolicies } from './policies.ts'
import { getProduct, getProductDescription, listOptions, listProducts } from './products.ts'
import { countView, getLogo, getShop } from './shops.ts'
import { getHome, getProductPage } from './storefront/pages.ts'
import { getStorefrontShop } from './storefront/shop.ts'
import { templateServices } from './template-services.ts'
import { getTemplateSettings } from './template-settings.ts'
import { resolveShop } from './templates.ts'

/** Every call of our services by what it is about: the table of contents. */
export const families = {
  Storefront: { getStorefrontShop, getHome, getProductPage },
  Shops: {
    resolveShop,
    getShop,
    getLogo,
    countView,
    getPolicies,
    listBranches,
    listAffiliations,
    getIntegrations,
    listCities,
  },
  Catalogue: {
    listCategories,
    listSubcategories,
    listProducts,
    listOptions,
    getProduct,
    getProductDescription,
    listDiscounts,
  },
  Articles: { listArticles, getArticle },
  Orders: {
    checkProducts,
    quoteOrder,
    checkCoupon,
    placeOrder,
    findOrder,
    getPlacedOrder,
    answerOrder,
    notifyOrderCreated,
    getChatOrderForm,
  },
  Payments: { startPayment, returnFromPayment, sendProof },
  Visitors: { verifyAccessCode, sendContactMessage, recordEvent, recordCheckout },
  Newsletter: { subscribe, confirmSubscription, unsubscribe },
  'Template settings': { getTemplateSettings, ...templateServices },
  Marketplace: { getMarketplaceAccess },
} as const

export const endpoints = {
  ...families.Storefront,
  ...families.Shops,
  ...families.Catalogue,
  ...families.Articles,
  ...families.Orders,
  ...families.Payments,
  ...families.Visitors,
  ...families.Newsletter,
  ...families['Template settings'],
  ...families.Marketplace,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

export { UNLOCK_HEADER } from './access-code.ts'
export type { CheckoutStart } from './analytics.ts'
export type { ArticleQuery } from './articles.ts'
export type { CouponQuestion } from './coupon.ts'
export {
  type CallInput,
  type Decoding,
  decodeInput,
  decodeOutput,
  type Endpoint,
  encodeInput,
  encodeOutput,
  type Input,
  type Issue,
  type Output,
} from './endpoint.ts'
export { encodeFailure, type FailureBody, failureBody, isFailureBody } from './envelope.ts'
export type { OrderNotice } from './messages.ts'
export type { QuoteRequest } from './order-draft.ts'
export { MAX_PROOF_BODY, PROOF_PATH } from './payment-proof.ts'
export type { HomeParts, ProductParts } from './storefront/pages.ts'
export type { StorefrontShop, StorefrontShopAnswer } from './storefront/shop.ts'
export { SERVICE_TEMPLATES, type ServiceTemplate } from './template-services.ts'
export type { TemplateSettings } from './template-settings.ts'
export type { ResolvedShop } from './templates.ts'

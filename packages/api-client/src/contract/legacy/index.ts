import { recordCheckout, recordEvent } from './analytics.ts'
import { getArticle, listArticles } from './articles.ts'
import { checkProducts } from './catalog/cart.ts'
import { listBranches, listCategories, listSubcategories } from './catalog/categories.ts'
import { listDiscounts } from './catalog/discounts.ts'
import { getProduct, getProductDescription, listProducts } from './catalog/products.ts'
import { notifyOrderCreated, sendContactMessage } from './messages.ts'
import { subscribe } from './newsletter.ts'
import { verifyAccessCode } from './shops/access-code.ts'
import { getChatOrderForm } from './shops/chat-order-form.ts'
import { listCities } from './shops/cities.ts'
import { getIntegrations, getMarketplaceAccess, listAffiliations } from './shops/integrations.ts'
import { getPolicies } from './shops/policies.ts'
import { countView, getLogo, getShop } from './shops/shops.ts'
import { templateServices } from './shops/template-services.ts'
import { getTemplateSettings } from './shops/template-settings.ts'
import { resolveShop } from './shops/templates.ts'

/** The calls that the specification prescribes (C1–C28), with the addresses and names it prescribes. */
export const legacyEndpoints = {
  resolveShop,
  getShop,
  getLogo,
  countView,
  getPolicies,
  listBranches,
  listAffiliations,
  getIntegrations,
  listCities,
  listCategories,
  listSubcategories,
  listProducts,
  getProduct,
  getProductDescription,
  listDiscounts,
  listArticles,
  getArticle,
  checkProducts,
  notifyOrderCreated,
  getChatOrderForm,
  verifyAccessCode,
  sendContactMessage,
  recordEvent,
  recordCheckout,
  subscribe,
  getTemplateSettings,
  ...templateServices,
  getMarketplaceAccess,
} as const

export type { CheckoutStart } from './analytics.ts'
export type { ArticleQuery } from './articles.ts'
export type { OrderNotice } from './messages.ts'
export { SERVICE_TEMPLATES, type ServiceTemplate } from './shops/template-services.ts'
export type { TemplateSettings } from './shops/template-settings.ts'
export type { ResolvedShop } from './shops/templates.ts'

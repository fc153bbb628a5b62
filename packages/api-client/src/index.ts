export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  createFinancingClient,
  createMarketplaceClient,
  type ExternalClientOptions,
  type FinancingClient,
  type MarketplaceClient,
} from './client.ts'
export { UNLOCK_HEADER } from './contract/access-code.ts'
export type {
  ArticleQuery,
  CheckoutStart,
  OrderNotice,
  QuoteRequest,
  ResolvedShop,
  ServiceTemplate,
  TemplateSettings,
} from './contract/index.ts'
export { ApiError, type ApiFailure, type ApiRequest } from './error.ts'

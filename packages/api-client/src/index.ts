export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  createFinancingClient,
  createMarketplaceClient,
  type ExternalClientOptions,
  type Fetch,
  type FinancingClient,
  type MarketplaceClient,
} from './client.ts'
export type {
  ArticleQuery,
  CheckoutStart,
  OrderNotice,
  QuoteRequest,
  ResolvedShop,
  ServiceTemplate,
  TemplateSettings,
} from './contract/index.ts'
export { UNLOCK_HEADER } from './contract/unlock.ts'
export { ApiError, type ApiFailure, type ApiRequest } from './error.ts'

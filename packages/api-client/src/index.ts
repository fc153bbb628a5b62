export { type ApiClient, type ApiClientOptions, type CallOptions, createApiClient } from './client.ts'
export type { QuoteRequest, ResolvedShop } from './contract/index.ts'
export { ApiError, type ApiFailure, type ApiRequest } from './error.ts'

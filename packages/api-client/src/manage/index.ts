export { decodeInput, decodeValue, encodeOutput, type Input, type Issue, type Output } from '../contract/endpoint.ts'
export type { IssueCode } from '../contract/issue-code.ts'
export { titleOf } from '../contract/status-title.ts'
export { ARCHIVE_REPORT_HEADER, ArchiveReport } from './archives.ts'
export {
  createManageClient,
  type ManageClient,
  type ManageClientOptions,
  ManageError,
  type ManageFailure,
} from './client.ts'
export { CHAT_FIELD_TYPES, MOST_CHAT_FIELDS } from './content.ts'
export { type Access, type ManageEndpoint, mayRepeat } from './endpoint.ts'
export { type ManageEndpointName, type ManageEndpoints, manageEndpoints } from './endpoints.ts'
export { INTEGRATIONS } from './integrations.ts'
export { type FieldError, ManageProblem, PROBLEMS, type ProblemCode } from './problem.ts'
export { ReferencedProduct } from './product-shapes.ts'
export { SCOPES, type Scope, SHOP_KEY_SCOPES } from './scopes.ts'
export type { WebhookData } from './webhook-data.ts'
export { PING, WEBHOOK_EVENTS, type WebhookEvent } from './webhooks.ts'

export { decodeInput, decodeValue, encodeOutput, type Input, type Issue, type Output } from '../contract/endpoint.ts'
export type { IssueCode } from '../contract/issue-code.ts'
export { titleOf } from '../contract/status-title.ts'
export { ARCHIVE_REPORT_HEADER, ArchiveReport } from './calls/archives.ts'
export { CHAT_FIELD_LIMITS, CHAT_FIELD_TYPES, MOST_CHAT_FIELDS } from './calls/content.ts'
export { DRAFT_KINDS, type DraftKind } from './calls/drafts.ts'
export { IMPORT_FAULTS, IMPORT_FIELDS, IMPORT_LIMITS, type ImportFault, type ImportField } from './calls/imports.ts'
export { INTEGRATIONS, MARKETPLACE_TOKEN } from './calls/integrations.ts'
export { MESSAGE_STATES, type MessageState } from './calls/messages.ts'
export { BREAKDOWNS, type Breakdown } from './calls/numbers.ts'
export { MONEY_CHANGES } from './calls/payments.ts'
export { ReferencedProduct } from './calls/product-shapes.ts'
export { LONGEST_VIEW_NAME, MOST_VIEWS, VIEW_LISTS, type ViewList } from './calls/views.ts'
export { PING, WEBHOOK_EVENTS, type WebhookEvent } from './calls/webhooks.ts'
export {
  LONGEST_WISH,
  PRODUCT_SORTS,
  type ProductSort,
  PUSH_KINDS,
  type PushKind,
  STOCK_REASONS,
  type StockReason,
  TEAM_MAIL_KINDS,
  TEAM_MAIL_SCOPES,
  type TeamMailKind,
} from './choices.ts'
export {
  createManageClient,
  type ManageClient,
  type ManageClientOptions,
  ManageError,
  type ManageFailure,
} from './client.ts'
export { type Access, type ManageEndpoint, mayRepeat } from './endpoint.ts'
export { type ManageEndpointName, type ManageEndpoints, manageEndpoints } from './endpoints.ts'
export { type FieldError, ManageProblem, PROBLEMS, type ProblemCode } from './problem.ts'
export { mayTakeStep, ROLES, type Role, rolesGivenBy, SCOPES_OF_ROLE, SCOPES_OF_SUPPORT } from './roles.ts'
export { SCOPES, type Scope, SHOP_KEY_SCOPES } from './scopes.ts'
export { MOST_COUNTED } from './shapes.ts'
export type { WebhookData } from './webhook-data.ts'

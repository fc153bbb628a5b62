import { CHAT_TEMPLATE, hasPreview } from '@store/core'
import { isDrawn } from '@store/templates'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** The template of a page: a previewed one (R9), the chat's under `/wa`, otherwise the shop's own. */
export function shownTemplate(tenant: Pick<Tenant, 'isChat' | 'templateId'>, request: Request): number {
  return previewedTemplate(request) ?? (tenant.isChat ? CHAT_TEMPLATE : tenant.templateId)
}

/** R9: the template whose pages begin at this address, installed or not; null: no preview. */
export function previewedTemplate(request: Request): number | null {
  const [, digits] = /^\/template(\d{1,2})(?:\/|$)/.exec(new URL(request.url).pathname) ?? []
  const number = Number(digits)
  return hasPreview(number) || isDrawn(number) ? number : null
}

import { CHAT_TEMPLATE } from '@store/core'
import type { Tenant } from '#app/tenants.server.ts'

/** The template a page is drawn in: the one that is tried at its address (R9), the chat's in a chat, else the shop's own. */
export function shownTemplate(tenant: Pick<Tenant, 'mount' | 'templateId'>, request: Request): number {
  const own = tenant.mount === '' ? tenant.templateId : CHAT_TEMPLATE
  return triedTemplate(request) ?? own
}

/** R9: the template whose entry route this is. */
export function triedTemplate(request: Request): number | null {
  const [, number] = /^\/template(\d{1,2})(?:\/|$)/.exec(new URL(request.url).pathname) ?? []
  return number === undefined ? null : Number(number)
}

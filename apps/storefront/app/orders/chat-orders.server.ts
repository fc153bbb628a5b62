import { data, redirect } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import { chatShopUrl, FIELD_LIMITS, isChatOrder, type Order, type OrderNumber, type ShopAnswer } from '@store/core'
import { type PlainReply, pathsFrom, type ScreenViews } from '@store/template-kit'
import { domains, env } from '#app/http/env.server.ts'
import { orWait, Wait } from '#app/http/http.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** What the page of an order by chat needs to write to the shop; null: it is none. */
export function chatView(
  { isChat, address, content }: Tenant,
  order: Order,
  key: string,
): ScreenViews['OrderPlaced']['chat'] {
  if (!isChatOrder(order)) return null
  const shop = isChat ? chatShopUrl(content.shop, domains, env.PORT) : address
  return { url: shop + pathsFrom('').order(order.number, key), key, reply: null }
}

/** Whether a form of an order's page is the shop's, with its code. */
export const isShopAnswer = (form: FormData): boolean => form.has('code')

/**
 * The shop's answer, by the code of its mail. It leads back to the page, which says where the order stands, whoever was
 * first; only a code that is none is answered.
 */
export async function answerFromForm(
  { shopId, api, mount }: Tenant,
  { number, key }: { readonly number: OrderNumber; readonly key: string },
  form: FormData,
  shopper: CallOptions,
) {
  const code = String(form.get('code') ?? '').slice(0, FIELD_LIMITS.key)
  const said = form.get('answer') === 'cancel' ? 'cancel' : 'confirm'
  const answer: ShopAnswer = said === 'confirm' && form.has('paid') ? 'paid' : said
  const outcome = await orWait(api.answerOrder({ params: { number }, body: { shopId, key, code, answer } }, shopper))
  const refused = (error: string): PlainReply => ({ values: { code }, errors: { code: error } })
  if (outcome instanceof Wait) return data(refused(outcome.error), outcome.answer)
  if (outcome?.kind === 'wrongCode') return data(refused('invalid.code'), { status: 400 })
  throw redirect(pathsFrom(mount).order(number, key), 303)
}

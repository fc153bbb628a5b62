import { data, redirect } from '@remix-run/node'
import type { CallOptions } from '@store/api-client'
import { chatShopUrl, FIELD_LIMITS, isChatOrder, type Order, type OrderNumber, type ShopAnswer } from '@store/core'
import { type PlainReply, pathsFrom, type ScreenViews } from '@store/template-kit'
import { domains, env } from '#app/http/env.server.ts'
import { orWait, Wait } from '#app/http/http.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Data of the page of an order by chat; null for other orders. */
export function chatView(
  { isChat, address, content }: Tenant,
  order: Order,
  key: string,
): ScreenViews['OrderPlaced']['chat'] {
  if (!isChatOrder(order)) return null
  const shop = isChat ? chatShopUrl(content.shop, domains, env.PORT) : address
  return { url: shop + pathsFrom('').order(order.number, key), key, reply: null }
}

/** Whether a form on an order's page is that of the shop, with its code. */
export const isShopAnswer = (form: FormData): boolean => form.has('code')

/**
 * The shop's answer, authenticated by the code in its mail. It redirects to the page, which shows the order's state, also if
 * the order was answered before; only a wrong code is reported.
 */
export async function answerFromForm(
  { shopId, api, mount }: Tenant,
  { number, key }: { readonly number: OrderNumber; readonly key: string },
  form: FormData,
  shopper: CallOptions,
) {
  const code = String(form.get('code') ?? '').slice(0, FIELD_LIMITS.key)
  const choice = form.get('answer') === 'cancel' ? 'cancel' : 'confirm'
  const answer: ShopAnswer = choice === 'confirm' && form.has('paid') ? 'paid' : choice
  const outcome = await orWait(api.answerOrder({ params: { number }, body: { shopId, key, code, answer } }, shopper))
  const refused = (error: string): PlainReply => ({ values: { code }, errors: { code: error } })
  if (outcome instanceof Wait) return data(refused(outcome.error), outcome.answer)
  if (outcome?.kind === 'wrongCode') return data(refused('invalid.code'), { status: 400 })
  throw redirect(pathsFrom(mount).order(number, key), 303)
}

import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { ShopSettings } from './manage.ts'
import { lineOf } from './products.ts'
import { at, type OwnShop, openShop } from './shops.ts'

/** A shop of a test's own that sells by chat, and whose mail can be read. */
export type ChatShop = OwnShop & { readonly email: string }
export async function openChatShop(settings: ShopSettings = {}): Promise<ChatShop> {
  const email = `shop-${randomBytes(4).toString('hex')}@correo.example`
  return { ...(await openShop(5, { chatNumber: '573001112233', email, ...settings })), email }
}

/** The chat, in place of a service of others. */
export async function standInForChat(context: BrowserContext) {
  const body = '<!doctype html><html lang="en"><title>chat</title><h1>chat</h1></html>'
  await context.route(chat, (route) => route.fulfill({ contentType: 'text/html', body }))
}
/** Where an order is sent by chat: the app on a phone, its page on a desk. */
export const chat = /^https:\/\/(?:wa\.me|web\.whatsapp\.com)\//

/** Its address as the browser of a test reaches it: custom domains do not resolve here. */
export const here = ({ subdomain }: OwnShop, address: string) => {
  const { pathname, search } = new URL(address)
  return at(subdomain, pathname + search)
}

/** The id of the mug of such a shop. */
export const itemOf = ({ subdomain }: OwnShop) => lineOf(subdomain, 'mug')

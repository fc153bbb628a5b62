import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { ShopSettings } from './manage.ts'
import { lineOf } from './products.ts'
import { at, type OwnShop, openShop } from './shops.ts'

/** A shop for one test that sells by chat, and whose mail can be read. */
export type ChatShop = OwnShop & { readonly email: string }
export async function openChatShop(settings: ShopSettings = {}): Promise<ChatShop> {
  const email = `shop-${randomBytes(4).toString('hex')}@correo.example`
  return { ...(await openShop(5, { chatNumber: '573001112233', email, ...settings })), email }
}

/** Replaces the chat's site by an empty page. */
export async function stubChat(context: BrowserContext) {
  const body = '<!doctype html><html lang="en"><title>chat</title><h1>chat</h1></html>'
  await context.route(chat, (route) => route.fulfill({ contentType: 'text/html', body }))
}
/** Addresses of the chat: the app's on a phone, the web chat's on a desktop. */
export const chat = /^https:\/\/(?:wa\.me|web\.whatsapp\.com)\//

/** The address on the shop's subdomain: custom domains do not resolve in the browser of a test. */
export const here = ({ subdomain }: OwnShop, address: string) => {
  const { pathname, search } = new URL(address)
  return at(subdomain, pathname + search)
}

/** The line of the mug of such a shop. */
export const itemOf = ({ subdomain }: OwnShop) => lineOf(subdomain, 'mug')

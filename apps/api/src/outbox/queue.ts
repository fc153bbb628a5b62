import type { OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import { ask } from '../database/ask.ts'
import type { Tx } from '../database/open.ts'

/** What a person wrote on a contact page (C20). */
export type ContactMail = {
  readonly clientName: string
  readonly clientEmail: string
  readonly clientPhone: string
  readonly message: string
}

/** What others are told. A mail about an order goes to its buyer, or to the shop; the hook to the merchant's systems. */
export type Message =
  | { readonly kind: 'order.buyer' | 'order.merchant' | 'order.hook'; readonly number: OrderNumber }
  | { readonly kind: 'contact'; readonly contact: ContactMail }

/** Where a merchant's systems are told of orders: an address, and the secret its messages are signed with (base64). */
export type OrderHook = { readonly url: string; readonly secret: string }

/**
 * Puts a mail to the shop in the outbox; it leaves when the transaction is committed. False: the shop has no address to
 * send it to.
 */
export async function queueMail(tx: Tx, shopId: ShopId, mail: Extract<Message, { kind: 'contact' }>): Promise<boolean> {
  const queued = await ask(
    tx,
    sql`
      insert into outbox (shop_id, kind, contact, created_at)
      select s.shop_id, ${mail.kind}, ${JSON.stringify(mail.contact)}::jsonb, now() from shops s
      where s.shop_id = ${shopId} and s.email is not null
      returning id`,
  )
  return queued.length > 0
}

/**
 * Puts what an order's placing has to say in the outbox: to its buyer, to its shop, to the merchant's systems, as far as
 * they can be reached. Each is told once, however often it is asked for. False: there is no such order.
 */
export async function queueOrderMessages(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<boolean> {
  const [order] = await ask(
    tx,
    sql`
      with told as (
        insert into outbox (shop_id, kind, order_number, created_at)
        select o.shop_id, m.kind, o.order_number, now()
        from orders o join shops s on s.shop_id = o.shop_id, lateral (values
          ('order.buyer', o.buyer_email is not null),
          ('order.merchant', s.email is not null),
          ('order.hook', s.order_hook is not null)) m (kind, wanted)
        where o.shop_id = ${shopId} and o.order_number = ${number} and m.wanted
        on conflict (shop_id, kind, order_number) do nothing)
      select o.order_number from orders o where o.shop_id = ${shopId} and o.order_number = ${number}`,
  )
  return order !== undefined
}

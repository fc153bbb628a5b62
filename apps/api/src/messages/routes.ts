import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { answerInShop } from '../shops/gate.ts'
import { queueWebhooks } from '../webhooks/events.ts'
import { insertContactMail, insertMessagePush } from './store.ts'

export function messageRoutes(app: Hono, services: Services): void {
  mount(app, services, endpoints.sendContactMessage, async ({ body }, caller) => {
    const contact = {
      clientName: body.name,
      clientEmail: body.email,
      clientPhone: body.phone ?? '',
      message: body.message,
    }
    const queued = await answerInShop(caller, body.shopId, async (tx, shopId) => {
      const isQueued = await insertContactMail(tx, shopId, contact)
      const { name, email, phone = null, message } = body
      if (isQueued) await insertMessagePush(tx, shopId)
      if (isQueued)
        await queueWebhooks(tx, shopId, 'message.received', services.now(), ({ buyers }) => [
          { about: null, data: buyers ? { name, email, phone, message } : {} },
        ])
      return isQueued
    })
    if (!queued) throw new Problem('noAddress')
  })
}

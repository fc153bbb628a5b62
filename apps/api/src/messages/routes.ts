import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { keepMessage } from '../inbox/store.ts'
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
    await answerInShop(caller, body.shopId, async (tx, shopId) => {
      const { name, email, phone = null, message } = body
      const now = services.now()
      if (!(await keepMessage(tx, shopId, { name, email, phone, message }, now))) throw new Problem('notFound')
      await insertContactMail(tx, shopId, contact)
      await insertMessagePush(tx, shopId)
      await queueWebhooks(tx, shopId, 'message.received', now, ({ buyers }) => [
        { about: null, data: buyers ? { name, email, phone, message } : {} },
      ])
    })
  })
}

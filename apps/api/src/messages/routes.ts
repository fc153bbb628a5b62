import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { answerInShop } from '../shops/gate.ts'
import { insertContactMail } from './store.ts'

export function messageRoutes(app: Hono, services: Services): void {
  mount(app, services, endpoints.sendContactMessage, async ({ body }, caller) => {
    const contact = {
      clientName: body.name,
      clientEmail: body.email,
      clientPhone: body.phone ?? '',
      message: body.message,
    }
    const queued = await answerInShop(caller, body.shopId, (tx, shopId) => insertContactMail(tx, shopId, contact))
    if (!queued) throw new Problem('noAddress')
  })
}

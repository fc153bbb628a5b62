import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { readForShop } from '../shops/gate.ts'
import { listDiscounts } from './discounts.ts'

export function discountRoutes(app: Hono, services: Services): void {
  mount(app, services, endpoints.listDiscounts, ({ params }, caller) => readForShop(caller, params.id, listDiscounts))
}

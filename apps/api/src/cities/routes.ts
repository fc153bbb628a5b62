import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { readForShop } from '../shops/gate.ts'
import { createCityCache } from './official-cities.ts'
import { listShopCities } from './store.ts'

export function cityRoutes(app: Hono, services: Services): void {
  const officialCities = createCityCache(services.db, services.now)

  mount(app, services, endpoints.listCities, ({ query: { country, shopId } }, caller) =>
    shopId == null ? officialCities(country ?? null) : readForShop(caller, shopId, listShopCities),
  )
}

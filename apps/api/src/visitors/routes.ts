import { endpoints } from '@store/api-client/contract'
import { countedSearch, type ShopId } from '@store/core'
import type { Hono } from 'hono'
import { MAX_ROW_ID } from '../database/open.ts'
import { type Caller, mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { readForShop } from '../shops/gate.ts'
import type { ShopCountry } from './counts.ts'
import { findCountry } from './store.ts'

export function visitorRoutes(app: Hono, services: Services): void {
  const { visits } = services

  mount(app, services, endpoints.countView, async ({ params, query }, caller) => {
    const place = await placeOf(caller, params.id, { evenLocked: true })
    visits.add(place, 'visit', [`device ${caller.device}`, ...(query.source ? [`source ${query.source}`] : [])])
    return undefined
  })

  mount(app, services, endpoints.recordEvent, async ({ body }, caller) => {
    const place = await placeOf(caller, body.shopId)
    visits.add(place, body.name, idIfAny(body.name === 'choseCategory' ? body.categoryId : body.productId))
  })

  mount(app, services, endpoints.recordCheckout, async ({ body }, caller) => {
    const place = await placeOf(caller, body.shopId)
    for (const { productId, units } of body.lines) {
      const about = idIfAny(productId)
      if (about.length === 0) continue
      visits.add(place, 'checkoutProduct', about)
      visits.add(place, 'checkoutUnits', about, units)
    }
  })

  mount(app, services, endpoints.recordEmptySearch, async ({ body }, caller) => {
    const place = await placeOf(caller, body.shopId)
    const text = countedSearch(body.text)
    visits.add(place, 'foundNothing', text === null ? [] : [text])
    return {}
  })
}

/** The shop of a visit, unless it is locked for this caller. */
async function placeOf(
  caller: Caller,
  shopId: ShopId,
  options: { readonly evenLocked?: boolean } = {},
): Promise<ShopCountry> {
  const country = await readForShop(caller, shopId, findCountry, options)
  if (country === null) throw new Problem('notFound')
  return { shopId, country }
}

/** An id that no row can have gets no count. */
const idIfAny = (id: number | null): readonly string[] =>
  id !== null && id > 0 && id <= MAX_ROW_ID ? [String(id)] : []

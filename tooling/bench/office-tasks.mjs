import { setTimeout as pause } from 'node:timers/promises'
import { addPlatformKey } from '@store/api/keys'
import { createManageClient } from '@store/api-client/manage'
import { percentiles } from './percentiles.mjs'
import { openApi } from './product.mjs'
import { line, openShop, orderOf } from './shop.mjs'

/** The most that placing orders may slow down while a task runs, as a factor. */
const MEANWHILE = 1.1
const ORDERS = 100

/**
 * Measures tasks on many products, on a separate shop and database: importing a file of rows without pictures, and raising
 * their prices by a percentage; also the orders placed meanwhile. Returns rows for `judged`.
 */
export async function measureTasks({ products }) {
  const api = await openApi()
  try {
    await api.start()
    const manage = createManageClient({ baseUrl: api.url, token: await addPlatformKey(api.db, 'bench') })
    const shop = await openShop(api.db, { name: 'Del banco', units: 1_000_000 })
    const params = { shopId: shop.shopId }
    const client = api.client()
    const place = async () => {
      const begun = performance.now()
      const outcome = await client.placeOrder({ body: orderOf(shop.shopId, [line(shop.products[0])]) })
      if (outcome.kind !== 'placed') throw new Error(`no order: ${JSON.stringify(outcome)}`)
      return performance.now() - begun
    }
    const undisturbed = []
    for (let turn = 0; turn < ORDERS; turn++) undisturbed.push(await place())

    const meanwhile = []
    const timed = async (start) => {
      const begun = performance.now()
      let task = { id: await start(), state: 'waiting' }
      while (!['done', 'failed'].includes(task.state)) {
        meanwhile.push(await place())
        await pause(50)
        task = await manage.getTask({ params: { ...params, id: task.id } })
      }
      if (task.state === 'failed') throw new Error(`the task failed: ${JSON.stringify(task)}`)
      return [performance.now() - begun]
    }
    const rows = Array.from({ length: products }, (_, at) => `B${at};Del archivo ${at};${10_000 + at};5;Categoría 3`)
    const file = new TextEncoder().encode(['reference;name;price;units;category', ...rows].join('\n'))
    const brought = await timed(async () => {
      const { id } = await manage.createProductImport({ params, query: { name: 'banco.csv' }, file })
      return (await manage.startProductImport({ params: { ...params, id } })).taskId
    })
    const change = { kind: 'percent', percent: 1, ending: 'exact' }
    const raised = await timed(async () => (await manage.bulkProducts({ params, body: { filter: {}, change } })).id)
    return [
      [`a file of ${products} rows`, brought, 90_000],
      [`prices of ${products} products`, raised, 15_000],
      ['an order, undisturbed', undisturbed, Number.POSITIVE_INFINITY],
      ['an order, while a task is at work', meanwhile, percentiles(undisturbed).p95 * MEANWHILE],
    ]
  } finally {
    await api.stop()
  }
}

import { type InShop, ifThere } from './api.ts'
import { Complaint } from './complaint.ts'
import { wholeNumber } from './reading.ts'

/** Arguments and options of commands about an order. */
export const NUMBER = ['<number>', 'number of the order', wholeNumber(1, Number.MAX_SAFE_INTEGER)] as const
export const BY = ['--by <name>', 'who: kept in the history; otherwise the name of the key'] as const

/** An order of the shop, or a sentence that there is none. */
export async function orderOf({ manage, shop, params }: InShop, number: number) {
  const order = await ifThere(manage.getOrder({ params: { ...params, number } }))
  if (order) return order
  throw new Complaint(`${shop.name} has no order ${number}. "feria orders list --shop ${shop.subdomain}" shows them.`)
}

import type { OrderNumber, OrderStep, PaymentMethod, Shop, ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import type { Waiting } from '../webhooks/store/waiting.ts'

/**
 * A change of an order. `ready`: it can be picked up; `soldByHand`: the shop's people placed it; `soldOut`: it took the last
 * units of something.
 */
export type OrderEvent =
  | {
      readonly kind:
        | 'placed'
        | 'unpaid'
        | 'proofReceived'
        | 'paymentTrouble'
        | 'packed'
        | 'ready'
        | 'soldByHand'
        | 'soldOut'
    }
  | { readonly kind: 'step'; readonly step: OrderStep }

/**
 * The functions of payments and messages that placing and changing an order needs. These modules import orders, so orders cannot
 * import them; `order-context.ts` at the root passes the functions in.
 */
export type OrderContext = {
  readonly now: Date
  /** The methods that shoppers can use, among those that the merchant has switched on. */
  readonly paymentMethodsOf: (
    tx: Tx,
    shop: Pick<Shop, 'id' | 'paymentMethods' | 'currency'>,
  ) => Promise<readonly PaymentMethod[]>
  /** Called in the transaction that changed the order, so that nothing is sent about a change that is rolled back. */
  readonly onEvent: (tx: Tx, shopId: ShopId, number: OrderNumber, event: OrderEvent, waiting?: Waiting) => Promise<void>
  /** How long steps can be undone, in seconds. */
  readonly undoSeconds: number
  /** Deletes the queued messages of a step; false, and nothing was deleted: some were sent, or are being sent. */
  readonly takeBack: (tx: Tx, shopId: ShopId, step: number) => Promise<boolean>
}

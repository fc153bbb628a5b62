import type { Order } from '@store/core'
import { useT } from '../shop-context.tsx'
import { type OrderStep, orderSteps } from './order-steps.ts'

/** A step as a list item: its name, the attributes of its state, and the time of the first and of the current step. */
export type ShownStep = {
  readonly step: OrderStep
  readonly name: string
  readonly done: boolean
  readonly here: boolean
  readonly item: { readonly 'data-done': '' | undefined; readonly 'aria-current': 'step' | undefined }
  readonly at: string | null
}

/** The steps of an order; `off`: the outcome of one that was cancelled, rejected or returned. */
export function useOrderProgress(
  order: Order,
):
  | { readonly off: string; readonly steps: readonly [] }
  | { readonly off: null; readonly steps: readonly ShownStep[] } {
  const t = useT()
  const { status, shipment } = order
  const steps = orderSteps(order)
  if (!steps) {
    const isOfStatus = status === 'cancelled' || status === 'rejected'
    return { off: t(isOfStatus ? `status.${status}` : `shipment.${shipment}`), steps: [] }
  }
  return {
    off: null,
    steps: steps.map(({ step, done, here }, index) => ({
      step,
      name: t(`step.${step}`),
      done,
      here,
      item: { 'data-done': done ? '' : undefined, 'aria-current': here ? 'step' : undefined },
      at: index === 0 ? order.placedAt : here ? order.updatedAt : null,
    })),
  }
}

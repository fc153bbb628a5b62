import type { Order, ShopId } from '@store/core'
import { useShop } from '@store/template-kit'
import { useEffect } from 'react'
import { useRoot } from '#app/page/root-data.ts'
import { purchaseImage } from '#app/third-parties/ad-pixel.ts'
import { hasSignal, permission, readChoice } from '#app/third-parties/consent.ts'
import { googlePurposes, purposesOf } from '#app/third-parties/third-parties.ts'
import { purchase, type TrackedEvent } from '#app/third-parties/tracked-events.ts'

type Purchase = Extract<TrackedEvent, { readonly kind: 'purchase' }>

/** An older order that is opened on another device is not a new purchase. */
const NEW_FOR_MS = 2 * 24 * 60 * 60 * 1000
const REMEMBERED = 20
const reportedKey = (shopId: ShopId) => `purchases:${shopId}`
const waitingKey = (shopId: ShopId) => `purchase:${shopId}`

/**
 * Reports a purchase once when it is final: placed, or for online payment, paid. The order's page holds a buyer's data, so no
 * third-party script runs there: the pixel gets an image request, Google gets the event on the next page of the shop.
 *
 * @param isSure nothing is left to pay
 */
export function useReportPurchase(order: Order, isSure: boolean): void {
  const { thirdParties, address } = useRoot()
  const { shop } = useShop()
  const isOff = order.status === 'cancelled' || order.status === 'rejected'
  useEffect(() => {
    if (!thirdParties || !isSure || isOff || Date.now() - Date.parse(order.placedAt) > NEW_FOR_MS) return
    const { granted } = permission(purposesOf(thirdParties), readChoice(shop.id), hasSignal())
    if (granted.length === 0 || !isFirst(shop.id, order.number)) return
    const { pixel, google } = thirdParties
    const bought = purchase(order)
    if (pixel && granted.includes('advertising')) {
      const image = new Image()
      image.referrerPolicy = 'no-referrer'
      image.src = purchaseImage(pixel, { id: shop.id, address }, bought, document.cookie)
    }
    if (google && googlePurposes(google).some((purpose) => granted.includes(purpose)))
      localStorage.setItem(waitingKey(shop.id), JSON.stringify(bought))
  }, [thirdParties, isSure, isOff, order, shop.id, address])
}

/** Whether this order has not been reported in this browser; it then counts as reported. */
function isFirst(shopId: ShopId, number: number): boolean {
  try {
    const reported: unknown = JSON.parse(localStorage.getItem(reportedKey(shopId)) ?? '[]')
    const numbers = Array.isArray(reported) ? reported : []
    if (numbers.includes(number)) return false
    localStorage.setItem(reportedKey(shopId), JSON.stringify([number, ...numbers].slice(0, REMEMBERED)))
    return true
  } catch {
    // Without storage a report could not be remembered, and every view would count: none is reported.
    return false
  }
}

/** The purchase that is to be reported, once. */
export function takePurchase(shopId: ShopId): Purchase | null {
  try {
    const text = localStorage.getItem(waitingKey(shopId))
    localStorage.removeItem(waitingKey(shopId))
    return text === null ? null : (JSON.parse(text) as Purchase)
  } catch {
    return null
  }
}

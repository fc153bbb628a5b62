import { state } from '../stage/state.tsx'

export default { title: 'Screens/Checkout' }

export const Ready = state('Checkout', 'ready')
export const WithErrors = state('Checkout', 'withErrors')
export const WithInvoice = state('Checkout', 'withInvoice')
export const Refused = state('Checkout', 'refused')
export const WithCoupon = state('Checkout', 'withCoupon')
export const CouponRefused = state('Checkout', 'couponRefused')
export const Empty = state('Checkout', 'empty')
export const ByChat = state('Checkout', 'byChat')
export const ByChatWithErrors = state('Checkout', 'byChatWithErrors')

import { state } from '../stage/state.tsx'

export default { title: 'Screens/OrderTracking' }

export const Empty = state('OrderTracking', 'empty')
export const WithErrors = state('OrderTracking', 'withErrors')
export const NothingFound = state('OrderTracking', 'nothingFound')
export const OnItsWay = state('OrderTracking', 'onItsWay')
export const PickUp = state('OrderTracking', 'pickUp')

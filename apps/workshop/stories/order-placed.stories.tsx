import { state } from '../stage/state.tsx'

export default { title: 'Screens/OrderPlaced' }

export const ToAddress = state('OrderPlaced', 'toAddress')
export const PickUp = state('OrderPlaced', 'pickUp')

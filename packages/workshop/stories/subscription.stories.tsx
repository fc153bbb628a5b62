import { state } from '../stage/state.tsx'

export default { title: 'Screens/Subscription' }

export const Confirm = state('Subscription', 'confirm')
export const Leave = state('Subscription', 'leave')
export const Waiting = state('Subscription', 'waiting')
export const Failed = state('Subscription', 'failed')
export const Confirmed = state('Subscription', 'confirmed')
export const Left = state('Subscription', 'left')
export const Unknown = state('Subscription', 'unknown')

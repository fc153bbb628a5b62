import { state } from '../stage/state.tsx'

export default { title: 'Screens/OrderPlaced' }

export const ToAddress = state('OrderPlaced', 'toAddress')
export const PickUp = state('OrderPlaced', 'pickUp')
export const Deposit = state('OrderPlaced', 'deposit')
export const ProofReceived = state('OrderPlaced', 'proofReceived')
export const DepositUntold = state('OrderPlaced', 'depositUntold')
export const Repeated = state('OrderPlaced', 'repeated')
export const Unpaid = state('OrderPlaced', 'unpaid')
export const ProviderAway = state('OrderPlaced', 'providerAway')
export const PayPending = state('OrderPlaced', 'payPending')
export const PayRejected = state('OrderPlaced', 'payRejected')
export const PayExpired = state('OrderPlaced', 'payExpired')
export const Paid = state('OrderPlaced', 'paid')
export const Refunded = state('OrderPlaced', 'refunded')
export const ByChat = state('OrderPlaced', 'byChat')
export const WrongCode = state('OrderPlaced', 'wrongCode')
export const ChatConfirmed = state('OrderPlaced', 'chatConfirmed')
export const ChatCancelled = state('OrderPlaced', 'chatCancelled')
export const ChatLapsed = state('OrderPlaced', 'chatLapsed')

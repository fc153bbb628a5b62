import { describe, expect, test } from 'vitest'
import { nextStepOf, type OrderProgress } from './next-step.ts'

const order = (progress: Partial<OrderProgress>): OrderProgress => ({
  status: 'unpaid',
  shipment: 'pending',
  paymentMethod: 'cashOnDelivery',
  channel: 'web',
  heldUntil: null,
  pickUp: false,
  test: false,
  confirmTries: 0,
  readyAt: null,
  promisedUntil: null,
  ...progress,
})
const HELD = '2026-11-27T12:00:00.000Z'
const NOW = new Date('2026-11-20T05:00:00.000Z')

describe('the next step of an order', () => {
  test.each<[string, Partial<OrderProgress>, ReturnType<typeof nextStepOf>]>([
    ['by chat', { status: 'pending', channel: 'chat', paymentMethod: 'toBeAgreed', heldUntil: HELD }, 'answer'],
    ['by chat, agreed', { status: 'unpaid', channel: 'chat', paymentMethod: 'toBeAgreed' }, 'pack'],
    ['paid at the door, not confirmed', { heldUntil: HELD }, 'confirm'],
    ['paid at the door, not answered twice', { heldUntil: HELD, confirmTries: 2 }, 'confirm'],
    ['paid at the door, not answered three times', { heldUntil: HELD, confirmTries: 3 }, 'giveUp'],
    ['paid at the door, confirmed', {}, 'pack'],
    ['paid at the door, confirmed at last', { confirmTries: 3 }, 'pack'],
    ['by transfer', { paymentMethod: 'bankDeposit', heldUntil: HELD }, 'checkTransfer'],
    ['by transfer, arrived', { paymentMethod: 'bankDeposit', status: 'paid' }, 'pack'],
    ['online, not paid', { paymentMethod: 'wompi', heldUntil: HELD }, 'awaitPayment'],
    ['online, rejected', { paymentMethod: 'wompi', status: 'rejected' }, 'awaitPayment'],
    ['online, paid', { paymentMethod: 'wompi', status: 'paid' }, 'pack'],
    ['in packing', { shipment: 'inPacking' }, 'handOver'],
    ['in packing, to be picked up', { shipment: 'inPacking', pickUp: true }, 'ready'],
    ['ready to be picked up', { shipment: 'inPacking', pickUp: true, readyAt: HELD }, 'giveOut'],
    ['on its way, nothing promised', { shipment: 'inTransit' }, 'arrive'],
    ['on its way', { shipment: 'inTransit', promisedUntil: '2026-11-20T05:00:00.001Z' }, 'awaitArrival'],
    ['on its way, later than promised', { shipment: 'inTransit', promisedUntil: NOW.toISOString() }, 'arrive'],
    ['on its way, paid', { status: 'dispatched', shipment: 'inTransit' }, 'arrive'],
    ['arrived, money outstanding', { shipment: 'delivered' }, 'collect'],
    ['arrived, paid, not closed', { status: 'paid', shipment: 'delivered' }, 'arrive'],
    ['arrived and closed', { status: 'delivered', shipment: 'delivered' }, null],
    ['came back', { shipment: 'returned' }, 'resend'],
    ['given up', { shipment: 'cancelled', status: 'paid' }, null],
    ['cancelled', { status: 'cancelled', shipment: 'cancelled' }, null],
    ['paid with a test account', { paymentMethod: 'wompi', status: 'paid', test: true }, null],
  ])('%s', (_, said, next) => expect(nextStepOf(order(said), NOW)).toBe(next))
})

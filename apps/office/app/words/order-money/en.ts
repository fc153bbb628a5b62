import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: 'Money',
  states: {
    started: 'Not finished',
    pending: 'In process',
    paid: 'Paid',
    rejected: 'Rejected',
    expired: 'Expired',
    refunded: 'Refunded',
  },
  instruments: {
    card: 'Card',
    pse: 'PSE',
    nequi: 'Nequi',
    daviplata: 'Daviplata',
    bankTransfer: 'Bank transfer',
    cash: 'Cash',
    safetyPay: 'SafetyPay',
    wallet: 'Wallet',
    credit: 'Credit',
  },
  started: 'Started',
  updated: 'Last change',
  reference: 'Reference',
  receipt: 'Receipt',
  account: 'Account',
  live: 'Live',
  test: 'Test',
  proof: (at) => `The buyer sent a proof of payment: ${at}`,
  proofHint: 'It may be forged: see in your account whether the money has arrived.',
  proofOpen: 'See the proof',
  proofSave: 'Download it',
  note: 'Note on the payment (optional)',
  noteHint: 'The number on the receipt, for example. It stays in the order’s history.',
  troubled: 'Payment problem',
  anyTrouble: 'Any payment problem',
  troubles: {
    paidTwice: {
      name: 'Paid twice',
      what: 'It was paid twice.',
      todo: 'Give one of the two payments back, here or in your provider’s panel.',
    },
    paidButCancelled: {
      name: 'Paid and cancelled',
      what: 'It is cancelled, but its money has arrived.',
      todo: 'Give it back, or talk to the buyer if they still want the order.',
    },
    nothingLeft: {
      name: 'Paid, no units left',
      what: 'It was paid after its time, and its units are sold.',
      todo: 'Find other units, or cancel the order and give the money back.',
    },
    misfit: {
      name: 'The payment does not fit',
      what: 'A payment arrived that does not fit the order: its amount, currency or account is another.',
      todo: 'Look at that payment in your provider’s panel and give it back, or agree on the rest with the buyer.',
    },
  },
}

import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  morning: (name) => `Good morning, ${name}.`,
  afternoon: (name) => `Good afternoon, ${name}.`,
  evening: (name) => `Good evening, ${name}.`,
  yesterday: (amount, orders) => `Yesterday you sold ${amount} in ${orders === 1 ? 'one order' : `${orders} orders`}.`,
  waiting: 'Waiting for you today:',
  allDone: 'All done. Nice day for a photo of something new.',
  nobodyElse: 'Nobody else is waiting for your answer.',
  setUp: 'To get the shop ready:',
  share: 'See the shop',
  shareCard: 'Share something new',
  print: 'Print',
  moneyCame: 'The money came',
  daysLeft: (days) => `${days} days left`,
  hoursLeft: (hours) => `${hours} hours left`,
  minutesLeft: (minutes) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  over: (count) => `${count} or more`,
  paidTwice: (n, one) => (one ? '1 order was paid twice' : `${n} orders were paid twice`),
  paidButCancelled: (n, one) => (one ? '1 cancelled order was paid' : `${n} cancelled orders were paid`),
  nothingLeft: (n, one) => (one ? '1 order was paid and nothing is left' : `${n} orders were paid and nothing is left`),
  misfit: (n, one) =>
    one ? 'The payment of 1 order does not match its total' : `The payments of ${n} orders do not match their totals`,
  chat: (n, one) => (one ? '1 order by chat waits for an answer' : `${n} orders by chat wait for an answer`),
  confirm: (n, one) => (one ? '1 cash on delivery to confirm' : `${n} cash on delivery to confirm`),
  transfers: (n, one) => (one ? '1 transfer to check' : `${n} transfers to check`),
  pack: (n, one) => (one ? '1 order to pack' : `${n} orders to pack`),
  handOver: (n, one) => (one ? '1 order ready for the carrier' : `${n} orders ready for the carrier`),
  collect: (n, one) =>
    one ? '1 delivered order whose money is outstanding' : `${n} delivered orders whose money is outstanding`,
  resend: (n, one) => (one ? '1 parcel that came back' : `${n} parcels that came back`),
  messages: (n, one) =>
    one
      ? '1 message has waited for an answer for more than a day'
      : `${n} messages have waited for an answer for more than a day`,
  low: (n: string, one: boolean) => (one ? '1 product is running low' : `${n} products are running low`),
  late: (n, one) =>
    one ? '1 parcel is late: it should be there by now' : `${n} parcels are late: they should be there by now`,
  bestSellersOut: (n, one) => (one ? '1 of your best sellers is sold out' : `${n} of your best sellers are sold out`),
  drafts: (n, one) => (one ? '1 product is still a draft' : `${n} products are still drafts`),
  mails: (n, one) =>
    one ? 'A mail about 1 order could not be delivered' : `Mails about ${n} orders could not be delivered`,
  webhooks: (n, one) =>
    one ? '1 webhook fails: your other system is not told' : `${n} webhooks fail: your other systems are not told`,
  domains: (n, one) => (one ? '1 domain no longer leads here' : `${n} domains no longer lead here`),
  testKeys: (n, one) =>
    one
      ? 'The shop charges through 1 test account: that money does not arrive'
      : `The shop charges through ${n} test accounts: that money does not arrive`,
  moneyChanges: (n, one) =>
    one
      ? 'A change of where the money goes waits for 24 hours'
      : `${n} changes of where the money goes wait for 24 hours`,
  limits: (_n, one) => (one ? 'Something of your plan is filling up' : 'Several things of your plan are filling up'),
  setUpPayments: 'Choose how you are paid',
  setUpShipping: 'Say what shipping costs',
  setUpProducts: (missing) => (missing === 1 ? 'Publish one more product' : `Publish ${missing} more products`),
  setUpPolicies: 'Write your policies',
  setUpChat: 'Add your WhatsApp',
  setUpDomain: 'Connect a domain of your own',
}

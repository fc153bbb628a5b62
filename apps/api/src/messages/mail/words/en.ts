import type { OwnWords } from './es.ts'

const words: OwnWords = {
  test: 'TEST',
  placed: {
    subject: (shop, number) => `${shop}: we have your order ${number}`,
    title: 'Thank you for your order!',
    hello: (name, shop) => `Hello ${name}, ${shop} has your order and will tell you of every step.`,
    helloPaid: (name, shop) =>
      `Hello ${name}, ${shop} has your order and your payment, and will tell you of every step.`,
    helloUnpaid: (name, shop) => `Hello ${name}, ${shop} has your order and is waiting for your payment.`,
    helloHeld: (name, shop, until) =>
      `Hi ${name}, ${shop} is keeping your order for you until ${until}. Message them on WhatsApp to agree on payment and delivery.`,
    see: 'See my order',
    keep: (number) => `Keep the number ${number}: with it and your ID number you can look up your order at any time.`,
    questions: 'Any questions?',
    reply: (shop) => `Reply to this email and it will reach ${shop}.`,
    chat: 'Write on WhatsApp',
    chatText: (number) => `Hello, I have a question about my order ${number}.`,
    why: (shop) => `You receive this email because you placed an order at ${shop}.`,
  },
  unpaid: {
    subject: (shop, number) => `${shop}: your order ${number} is waiting for payment`,
    title: 'Only the payment is left',
    lead: (name, shop, until) =>
      `Hello ${name}, ${shop} is holding your order until ${until}. It is confirmed as soon as you pay for it.`,
    pay: (total) => `Pay ${total}`,
    after: 'After that the products go back on sale: you can still pay for the order if there are any left.',
    done: 'If you have just paid, please do not pay again: we will write as soon as your payment is confirmed.',
  },
  steps: {
    confirmed: {
      subject: (shop, number) => `${shop}: your order ${number} is confirmed`,
      title: 'Order confirmed',
      lead: (name, shop) => `Hello ${name}, ${shop} has confirmed your order and will tell you of every step.`,
    },
    paid: {
      subject: (shop, number) => `${shop}: we received the payment of your order ${number}`,
      title: 'Payment received',
      lead: (name, shop) => `Hello ${name}, ${shop} has received the payment for your order. Thank you.`,
    },
    sent: {
      subject: (shop, number) => `${shop}: your order ${number} is on its way`,
      title: 'Your order is on its way',
      lead: (name, shop) => `Hello ${name}, ${shop} has sent your order.`,
    },
    ready: {
      subject: (shop, number) => `${shop}: your order ${number} is ready`,
      title: 'Ready to be picked up',
      lead: (name, shop) => `Hello ${name}, your order is ready to be picked up at ${shop}. Bring the order number.`,
    },
    delivered: {
      subject: (shop, number) => `${shop}: your order ${number} was delivered`,
      title: 'Order delivered',
      lead: (name, shop) => `Hello ${name}, your order was delivered. Thank you for buying at ${shop}.`,
    },
    returned: {
      subject: (shop, number) => `${shop}: the parcel of your order ${number} came back to the store`,
      title: 'The parcel came back to the store',
      lead: (name, shop) =>
        `Hello ${name}, the parcel of your order came back to ${shop}. Write to them to agree on what comes next.`,
    },
    refunded: {
      subject: (shop, number) => `${shop}: a refund for your order ${number}`,
      title: 'Money refunded',
      lead: (name, shop) =>
        `Hello ${name}, ${shop} has given you a refund for your order. Depending on your bank, it may take a few days to show.`,
    },
    cancelled: {
      subject: (shop, number) => `${shop}: your order ${number} was cancelled`,
      title: 'Order cancelled',
      lead: (name, shop) =>
        `Hello ${name}, your order at ${shop} was cancelled. If you had paid already, write to them to agree on the refund.`,
    },
    lapsed: {
      subject: (shop, number) => `${shop}: your order ${number} has expired`,
      title: 'The order has expired',
      lead: (name, shop) =>
        `Hello ${name}, your order at ${shop} was not confirmed in time, and its products are on sale again. You can order them once more.`,
    },
    follow: 'Follow the parcel',
  },
  sold: {
    subject: (number, total) => `New order ${number}: ${total}`,
    title: (number) => `You have a new order: ${number}`,
    see: 'See the order',
    answer: 'Confirm or cancel',
    code: 'Your code for this order',
    codeText: (until) =>
      `Type it on the order’s page to confirm or cancel it. It works once, and until ${until}: after that the order is cancelled and the products go back on sale. Do not share it with anyone.`,
    reply: (name) => `If you reply to this email, it will reach ${name}.`,
    noReply: 'The buyer left no email address: write or call by phone.',
  },
  proof: {
    subject: (number) => `The proof of payment of order ${number} has arrived`,
    title: 'A proof of payment has arrived',
    lead: (name) => `${name} sent the proof of their payment.`,
    look: 'To see it, whoever runs the shop types:',
    check: 'Check in your account that the money has come before you send anything: a proof can be forged.',
    see: 'See the order',
  },
  trouble: {
    subject: (number) => `Check the payment of order ${number}`,
    title: 'The payment of this order needs you',
    next: 'Look at the payment in the provider’s panel and decide what to do: no money is returned from here.',
    see: 'See the order',
    what: {
      paidTwice: 'This order was paid twice: give one of the two payments back.',
      paidButCancelled: 'This order is cancelled and its money arrived: give it back, or talk to the buyer.',
      nothingLeft: 'The payment came after its time and the products are sold: find others, or give the money back.',
      misfit:
        'A payment arrived that does not match what was asked for in amount, currency or environment: the order was not taken as paid.',
    },
  },
  contact: {
    subject: (name) => `Message from ${name} through your shop`,
    title: (name) => `${name} wrote to you`,
    from: (shop) => `It came through the contact page of ${shop}.`,
    reply: (name) => `If you reply to this email, it will reach ${name}.`,
  },
  newsletter: {
    subject: (shop) => `Would you like to hear from ${shop}?`,
    eyebrow: 'Newsletter',
    title: 'One more step',
    lead: (shop) =>
      `Somebody, probably you, asked for news and offers from ${shop} to be sent to this address. Confirm it, and we will let you know when there is something new.`,
    confirm: 'Yes, send them to me',
    ignore: 'If it was not you, do nothing: without your confirmation we will not write again.',
    leave: 'I do not want these emails',
    why: (shop) => `You receive this email because somebody typed this address into the newsletter form of ${shop}.`,
  },
  webhook: {
    subject: (host) => `${host} is not told of your shop any more`,
    title: 'A webhook was switched off',
    lead: (host) => `For five days nothing we sent to ${host} has arrived, so we have stopped sending.`,
    look: 'To see what was answered, and to switch it on again, whoever runs the shop types:',
  },
  quoted: (text) => `“${text}”`,
  told: (name, value) => `${name}: ${value}`,
  order: (number) => `Order ${number}`,
  units: (count) => (count === 1 ? '1 unit' : `${count} units`),
  discount: 'Discount',
  coupon: (code: string) => `Coupon ${code}`,
  delivery: 'Delivery',
  payInto: 'Pay the total into this account: the shop sends your order once the payment is confirmed.',
  pickUp: 'Pick up at the shop',
  arrives: (from: number, to: number) => {
    if (from < to) return `Arrives in ${from} to ${to} working days`
    return to === 1 ? 'Arrives in 1 working day' : `Arrives in ${to} working days`
  },
  payment: 'Payment',
  onPage: 'The address is on your order’s page',
  idNumber: 'ID number',
  invoice: 'Invoice',
  email: 'Email',
  howToPay: {
    cashOnDelivery: 'You pay in cash when you receive your order. Have the exact amount ready if you can.',
    bankDeposit: 'The shop gives you its account details and sends your order once the payment is confirmed.',
    toBeAgreed: 'The shop will contact you to agree on the payment.',
    payInStore: 'You pay when you pick up your order at the shop. Bring the order number.',
  },
}

export default words

import type { OwnWords } from './es.ts'

const words: OwnWords = {
  test: 'TEST',
  placed: {
    subject: (shop, number) => `${shop}: we have your order ${number}`,
    title: 'Thank you for your order!',
    hello: (name, shop) => `Hello ${name}, ${shop} has your order and will keep you posted at every step.`,
    helloPaid: (name, shop) =>
      `Hello ${name}, ${shop} has your order and your payment, and will keep you posted at every step.`,
    helloUnpaid: (name, shop) => `Hello ${name}, ${shop} has your order and is waiting for your payment.`,
    helloHeld: (name, shop, until) =>
      `Hello ${name}, ${shop} is holding your order until ${until}. Message them on WhatsApp to arrange payment and delivery.`,
    see: 'See my order',
    keep: (number) => `Keep the number ${number}: with it and your ID number you can look up your order at any time.`,
    questions: 'Any questions?',
    reply: (shop) => `Reply to this email and it will reach ${shop}.`,
    chat: 'Message on WhatsApp',
    chatText: (number) => `Hello, I have a question about my order ${number}.`,
    why: (shop) => `You receive this email because you placed an order at ${shop}.`,
  },
  unpaid: {
    subject: (shop, number) => `${shop}: your order ${number} is waiting for payment`,
    title: 'One step left: payment',
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
      lead: (name, shop) => `Hello ${name}, ${shop} has confirmed your order and will keep you posted at every step.`,
    },
    changed: {
      subject: (shop, number) => `${shop}: your order ${number} has changed`,
      title: 'Your order has changed',
      lead: (name, shop) =>
        `Hello ${name}: ${shop} has changed where your order goes or how it is paid. This is how it is now; if something is wrong, write to them.`,
    },
    paid: {
      subject: (shop, number) => `${shop}: we received the payment for your order ${number}`,
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
      title: 'Ready for pickup',
      lead: (name, shop) => `Hello ${name}, your order is ready to pick up at ${shop}. Bring the order number.`,
    },
    delivered: {
      subject: (shop, number) => `${shop}: your order ${number} was delivered`,
      title: 'Order delivered',
      lead: (name, shop) => `Hello ${name}, your order was delivered. Thank you for buying at ${shop}.`,
    },
    returned: {
      subject: (shop, number) => `${shop}: the parcel for your order ${number} came back to the shop`,
      title: 'The parcel came back to the shop',
      lead: (name, shop) =>
        `Hello ${name}, the parcel for your order came back to ${shop}. Write to them to agree on the next step.`,
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
        `Hello ${name}, your order at ${shop} was cancelled. If you had already paid, write to them to arrange the refund.`,
    },
    lapsed: {
      subject: (shop, number) => `${shop}: your order ${number} has expired`,
      title: 'The order has expired',
      lead: (name, shop) =>
        `Hello ${name}, your order at ${shop} was not confirmed in time, and its products are back on sale. You can order them again.`,
    },
    follow: 'Track the parcel',
  },
  sold: {
    subject: (number, total) => `New order ${number}: ${total}`,
    title: (number) => `You have a new order: ${number}`,
    see: 'See the order',
    answer: 'Confirm or cancel',
    code: 'Your code for this order',
    codeText: (until) =>
      `Enter it on the order’s page to confirm or cancel it. It works once, until ${until}: after that the order is cancelled and the products go back on sale. Do not share it with anyone.`,
    reply: (name) => `If you reply to this email, it will reach ${name}.`,
    noReply: 'The buyer left no email address: message or call them.',
  },
  proof: {
    subject: (number) => `The proof of payment for order ${number} has arrived`,
    title: 'A proof of payment has arrived',
    lead: (name) => `${name} sent proof of their payment.`,
    check: 'Check that the money is in your account before you send anything: a proof can be forged.',
    see: 'See the proof',
  },
  trouble: {
    subject: (number) => `Check the payment for order ${number}`,
    title: 'The payment for this order needs your attention',
    next: 'Look at the payment in the provider’s dashboard and decide what to do: refunds are not made from here.',
    see: 'See the order',
    what: {
      paidTwice: 'This order was paid twice: refund one of the two payments.',
      paidButCancelled: 'This order is cancelled but its payment arrived: refund it, or talk to the buyer.',
      nothingLeft: 'The payment came too late and the products are sold: find others, or refund it.',
      misfit:
        'A payment arrived that does not match what was asked for in amount, currency or environment: the order was not taken as paid.',
    },
  },
  contact: {
    subject: (name) => `Message from ${name} through your shop`,
    title: (name) => `${name} wrote to you`,
    from: (shop) => `It came through the contact page of ${shop}.`,
    reply: (name) => `If you reply to this email, it will reach ${name}.`,
    see: 'See messages in the office',
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
  invitation: {
    subject: (shop) => `${shop} invites you to its team`,
    title: 'You are invited to a team',
    lead: (shop, role) => `${shop} would like you to work in its shop as ${role}.`,
    accept: 'See the invitation',
    ignore: 'It works for seven days, and only for this address. If you do not know the shop, do nothing.',
    roles: {
      owner: 'an owner',
      manager: 'a manager',
      sales: 'a salesperson',
      stockroom: 'a stockroom worker',
      content: 'a content editor',
      accountant: 'an accountant',
    },
  },
  webhook: {
    subject: (host) => `${host} no longer gets notifications from your shop`,
    title: 'A webhook was switched off',
    lead: (host) => `For five days nothing we sent to ${host} has arrived, so we have stopped sending.`,
    look: 'In the office you see what it answered, and switch it back on.',
    see: 'See the webhook',
  },
  account: {
    code: {
      subject: (code) => `${code} is your code`,
      title: 'Your code to sign in',
      lead: 'Someone, most likely you, wants to sign in with this address.',
      label: 'Code',
      text: (brand) =>
        `Type it where you asked for it. It works for ten minutes, once. Give it to nobody: ${brand} will never ask you for it.`,
      enter: 'Sign in',
      ignore: 'If it was not you, do nothing: nobody gets in without this code.',
    },
    emailCode: {
      subject: (code) => `${code} is your code`,
      title: 'Confirm this address',
      lead: (brand) => `Type this code to sign in to ${brand} with this address from now on.`,
    },
    emailAsked: {
      subject: 'Are you changing your address?',
      lead: (email) => `Someone who is signed in to your account asked to change your address to ${email}.`,
      note: 'If it was not you, open your account and end the sessions that you do not know.',
    },
    emailChanged: {
      subject: 'Your address was changed',
      lead: (email) => `You now sign in to your account with ${email}, and no longer with this address.`,
      note: 'If it was not you, take it back within seven days: we will end all sessions and delete the passkeys made since then.',
    },
    newDevice: {
      subject: 'Was that you?',
      lead: (device) => `Someone signed in to your account from a new device: ${device}.`,
      note: 'If it was not you, open your account, end that session and make a passkey.',
    },
    passkeyAdded: {
      subject: 'You have a new passkey',
      lead: (name) => `You can now sign in with “${name}”, without a code.`,
      note: 'If it was not you, open your account, delete that passkey and end the other sessions.',
    },
    passkeyRemoved: {
      subject: 'A passkey was deleted',
      lead: (name) => `“${name}” no longer signs in to your account.`,
      note: 'If it was not you, open your account and end the sessions that you do not know.',
    },
    recoveryUsed: {
      subject: 'One of your printed codes was used',
      lead: (device) => `Someone signed in to your account with a printed code, from ${device}.`,
      note: 'If it was not you, open your account, end that session and print new codes.',
    },
    moneyAsked: {
      subject: 'Someone is changing where the money goes',
      lead: (what) => `A change of where the shop’s money goes was asked for: ${what}. It waits for 24 hours.`,
      note: 'If you did not expect it, cancel it in the shop’s payments before it takes effect, and check who is in your team.',
    },
    moneyChanged: {
      subject: 'Where the money goes has changed',
      lead: (what) => `The shop’s money now goes somewhere new: ${what}.`,
      note: 'If you did not expect it, open the shop’s payments at once.',
    },
    moneyRemoved: {
      subject: 'An account where the money went was removed',
      lead: (what) => `The shop’s money no longer goes here: ${what}.`,
      note: 'If you did not expect it, open the shop’s payments at once, and check who is in your team.',
    },
    ownerAdded: {
      subject: 'Your shop has one more owner',
      lead: (who) => `Somebody now owns the shop, and can change all of it: ${who}.`,
      note: 'If you did not expect it, take them out of the shop’s team at once.',
    },
    ownerRemoved: {
      subject: 'Somebody no longer owns your shop',
      lead: (who) => `No longer an owner of the shop: ${who}.`,
      note: 'If you did not expect it, see in the team who can get in now. If it no longer lets you in, write to our support.',
    },
    lookAtTeam: 'See the team',
    lookAtPayments: 'See the payments',
    deposit: 'account for bank deposits',
    recoveryMade: {
      subject: 'Recovery codes were made',
      lead: () => 'Somebody in your account has made ten codes to print. Those from before no longer work.',
      note: 'If it was not you, shut them out with the button below and make new codes.',
    },
    supportEmergency: {
      subject: 'Our support has entered your shop',
      lead: (shop: string) =>
        `In an emergency, somebody of our support may look into “${shop}” for a day. They see nothing of your buyers. They wrote why:`,
      note: 'You can end the access under Team whenever you want. The shop’s log tells each step.',
    },
    shopPaused: {
      subject: 'We have paused your shop',
      lead: (shop: string) => `“${shop}” is shown as closed for now. We wrote why:`,
      note: 'If you think it is a mistake, or once you have solved it, write to the platform’s support.',
    },
    shopDeletionAsked: {
      subject: 'Your shop will be deleted in 30 days',
      lead: (shop: string) =>
        `One of its owners has deleted the shop: ${shop}. It is closed now, and on that day everything is deleted for good.`,
      note: 'If you did not expect it, take it back under Export and close before that day, and look who is in your team. You can take your data along there, too.',
    },
    shopKept: {
      subject: 'Your shop will not be deleted',
      lead: (shop: string) => `One of its owners has taken the shop back: ${shop}. It stays closed until you open it.`,
      note: 'Nothing is lost.',
    },
    shopDeleted: {
      subject: 'Your shop was deleted',
      lead: (shop: string) =>
        `The 30 days are over, and “${shop}” is deleted for good, with its products, orders and photos.`,
      note: 'If you have taken the file of the shop along, it can be opened again from it.',
    },
    domainLapsed: {
      subject: 'Your domain no longer opens your shop',
      lead: (shop: string) =>
        `It has not led to us for days: ${shop}. Your shop is still open at its address with us, and its links lead there.`,
      note: 'If you moved it on purpose, remove it under Settings → Domain. If not, look where you bought it whether it is still paid for and whether its records are those under Settings → Domain; then choose “Look again”.',
    },
    notMe: 'That was not me: end all sessions',
    lookShop: 'Open my shop',
    lookAtDomain: 'See the domain',
    look: 'Check my account',
    undo: 'Take my address back',
    why: (brand) => `You get this mail because someone used your address at ${brand}.`,
  },
  quoted: (text) => `“${text}”`,
  labelled: (name, value) => `${name}: ${value}`,
  order: (number) => `Order ${number}`,
  units: (count) => (count === 1 ? '1 item' : `${count} items`),
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
    toBeAgreed: 'The shop will contact you to arrange payment.',
    payInStore: 'You pay when you pick up your order at the shop. Bring the order number.',
  },
}

export default words

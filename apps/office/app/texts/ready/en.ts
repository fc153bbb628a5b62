import type { PolicyKind } from '@store/core'
import type { Facts } from './laws.ts'

/** Ready texts in English: templates with blanks, which somebody with knowledge of the law should review. */
export function readyEn({ shop, contact, laws }: Facts): Readonly<Record<PolicyKind, string>> {
  const write = contact ?? '[… e-mail or WhatsApp]'
  const days = laws.withdrawal
    ? `${laws.withdrawal.days} ${laws.withdrawal.working ? 'working days' : 'calendar days'}`
    : '[… how many] days'
  const consumers = laws.consumers ? ` (${laws.consumers})` : ''
  const data = laws.data ? ` under ${laws.data}` : ' under the law'
  return {
    shipping: `## Where we deliver

${shop} delivers to [… the whole country, or which cities]. Price and days are shown before you pay.

## How long it takes

We send within [… how many] working days after the payment is confirmed. You get the tracking number to follow the parcel.

## If it does not arrive

If your order does not arrive in the promised time, write to ${write}. We look for it with the carrier; if it is lost, we send it again or give your money back.

If nobody is there to receive it, the carrier tries [… how many] times more. After that, a new delivery is charged.`,
    payments: `## How you can pay

Ways to pay are shown at checkout. Online payments happen on the pages of each provider: ${shop} neither sees nor keeps the data of your card.

## Cash on delivery

You pay in cash when you receive. We write to you to confirm before we send.

## When we give money back

If you cancel before we send, or send back by our policy, you get your money by the same means within [… how many] working days.`,
    privacy: `## Who looks after your data

${shop}, [… legal name and identification number], is responsible for your personal data${data}. Write to ${write}.

## What we keep, and what for

- Name, ID, address, phone and e-mail: to sell, deliver, invoice and answer.
- What you bought: for the warranty and the law.
- Your e-mail for news, only if you asked for it; you can leave at any time.

## Whom we share it with

Those your order needs: the carrier, the payment provider and the platform of the shop. We do not sell it.

## Your rights

You can see, correct or delete your data, or withdraw your consent, by writing to ${write}. We answer within [… how many] working days.`,
    warranty: `## What it covers

All we sell has a warranty of [… how many] months against defects of making, besides what the law gives${consumers}.

## What it does not cover

Normal wear, misuse, and repairs made by others.

## How to claim it

Write to ${write} with your order number and a photo. We answer within [… how many] working days. If the defect is ours, we repair, exchange or give your money back, and deliveries are at our cost.`,
    returns: `## If you change your mind

You have ${days} from the day you receive it to send back what you bought, without giving a reason${consumers}.

## How it works

Write to ${write} with your order number. The product has to be unused and with its labels. The way back is paid by [… whom].

You get back what you paid within [… how many] days after we receive the product, by the same means.

## What cannot be returned

What was made to measure, what spoils soon, and what cannot be sold again for hygiene.`,
    exchange: `## Exchanges

We exchange size, colour or product within [… how many] days from the day you receive it, if it is unused and with its labels.

Write to ${write} with your order number and what you want instead. Delivery of the exchange is paid by [… whom]. If the new product costs more, you pay the difference; if it costs less, we give it back.`,
  }
}

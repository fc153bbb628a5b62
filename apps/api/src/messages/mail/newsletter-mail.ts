import { SUBSCRIPTION_STEPS, shopPath } from '@store/core'
import { html } from './html.ts'
import { type Letter, page, type Sender } from './letter.ts'
import { joined } from './order-mails.ts'
import { link, note } from './parts.ts'
import { WORDS } from './words.ts'

/** Where the key of a subscription leads, on the shop's own address. */
export type SubscriptionLinks = { readonly confirm: string; readonly leave: string }

export const subscriptionLinks = (shopAddress: string, key: string): SubscriptionLinks => ({
  confirm: `${shopAddress}${shopPath('subscription', SUBSCRIPTION_STEPS.confirm)}?key=${key}`,
  leave: `${shopAddress}${shopPath('subscription', SUBSCRIPTION_STEPS.leave)}?key=${key}`,
})

/** Asks whoever reads an address's mail whether they wish to get the newsletter (double opt-in). */
export function mailToConfirm(sender: Sender, { confirm, leave }: SubscriptionLinks): Letter {
  const { shop, url } = sender
  const words = WORDS[shop.language].newsletter
  const lead = words.lead(shop.name)
  return {
    subject: words.subject(shop.name),
    html: page(sender, {
      title: words.subject(shop.name),
      preview: lead,
      eyebrow: words.eyebrow,
      heading: words.title,
      lead,
      button: { label: words.confirm, href: confirm },
      body: [note(words.ignore)],
      footer: [
        html`<p style="margin:0 0 4px">${words.why(shop.name)}</p>`,
        html`<p style="margin:0">${link(leave, words.leave)}<br>${link(url, url.replace(/^https?:\/\//, ''))}</p>`,
      ],
    }),
    text: joined(
      [words.title, lead],
      [`${words.confirm}: ${confirm}`],
      [words.ignore],
      [words.why(shop.name), `${words.leave}: ${leave}`, url],
    ),
  }
}

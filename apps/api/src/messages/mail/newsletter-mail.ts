import { SUBSCRIPTION_STEPS, shopPath } from '@store/core'
import type { MailContext } from './mail-context.ts'
import { siteLink } from './order-blocks.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { WORDS } from './words.ts'

/** The page for a subscription's key, on the shop's own address. */
export type SubscriptionLinks = { readonly confirm: string; readonly leave: string }

export const subscriptionLinks = (shopAddress: string, key: string): SubscriptionLinks => ({
  confirm: `${shopAddress}${shopPath('subscription', SUBSCRIPTION_STEPS.confirm)}?key=${key}`,
  leave: `${shopAddress}${shopPath('subscription', SUBSCRIPTION_STEPS.leave)}?key=${key}`,
})

/** Asks the reader of an address whether they want the newsletter (double opt-in). */
export function mailToConfirm(context: MailContext, { confirm, leave }: SubscriptionLinks): RenderedMail {
  const { shop, url } = context
  const { newsletter: words, labelled } = WORDS[shop.language]
  const lead = words.lead(shop.name)
  return renderMail(context, {
    subject: words.subject(shop.name),
    preview: lead,
    blocks: [
      { kind: 'eyebrow', text: words.eyebrow, plain: null },
      { kind: 'heading', text: words.title },
      { kind: 'lead', text: lead },
      { kind: 'button', text: words.confirm, href: confirm },
      { kind: 'note', text: words.ignore },
      { kind: 'ways', lines: [words.why(shop.name)] },
      {
        kind: 'end',
        lines: [{ text: words.leave, href: leave, plain: labelled(words.leave, leave) }, siteLink(url)],
        close: true,
      },
    ],
  })
}

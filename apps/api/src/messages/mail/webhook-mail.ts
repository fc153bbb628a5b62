import type { MailContext } from './mail-context.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { WORDS } from './words.ts'

/**
 * The mail to the shop that a webhook was switched off because it failed for days; `page`: where to switch it on, in the
 * office.
 */
export function mailOfWebhook(
  context: MailContext,
  { url, page }: { readonly url: string; readonly page: string },
): RenderedMail {
  const { shop } = context
  const { subject, title, lead, look, see } = WORDS[shop.language].webhook
  const { host } = new URL(url)
  return renderMail(context, {
    subject: subject(host),
    preview: lead(host),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'lead', text: lead(host) },
      { kind: 'button', text: see, href: page },
      { kind: 'note', text: look },
      { kind: 'signature', text: shop.name },
    ],
  })
}

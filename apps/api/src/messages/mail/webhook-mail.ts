import type { MailContext } from './mail-context.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { WORDS } from './words.ts'

/** Tells the shop that a webhook is off because its address has failed for days; it is switched on again at `page`, in the office. */
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

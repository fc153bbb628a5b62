import type { ContactMail } from '../message.ts'
import type { MailContext } from './mail-context.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { WORDS } from './words.ts'

/** A mail to the shop with a message from the contact page (C20). `seeUrl`: the message in the office. */
export function mailOfContact(context: MailContext, contact: ContactMail, seeUrl: string): RenderedMail {
  const { shop } = context
  const words = WORDS[shop.language]
  const { subject, title, from, reply, see } = words.contact
  const { clientName, clientEmail, clientPhone, message } = contact
  return renderMail(context, {
    subject: subject(clientName),
    preview: message.slice(0, 120),
    blocks: [
      { kind: 'heading', text: title(clientName) },
      { kind: 'quote', title: words['order.message'], text: message },
      {
        kind: 'facts',
        facts: [
          { title: words.email, lines: [clientEmail], inText: 'row' },
          { title: words['field.phone'], lines: [clientPhone || '—'], inText: 'row' },
        ],
      },
      { kind: 'lead', text: reply(clientName) },
      { kind: 'button', text: see, href: seeUrl },
      { kind: 'eyebrow', text: from(shop.name), plain: from(shop.name) },
      { kind: 'signature', text: shop.name },
    ],
  })
}

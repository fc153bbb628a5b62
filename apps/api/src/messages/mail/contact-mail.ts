import type { ContactMail } from '../message.ts'
import { html } from './html.ts'
import { type Letter, page, type Sender } from './letter.ts'
import { joined } from './order-mails.ts'
import { halves, quote } from './parts.ts'
import { WORDS } from './words.ts'

/** What somebody wrote on the contact page, to the shop (C20). */
export function mailOfContact(sender: Sender, contact: ContactMail): Letter {
  const { shop } = sender
  const words = WORDS[shop.language]
  const { subject, title, from, reply } = words.contact
  const { clientName, clientEmail, clientPhone, message } = contact
  return {
    subject: subject(clientName),
    html: page(sender, {
      title: subject(clientName),
      preview: message.slice(0, 120),
      eyebrow: from(shop.name),
      heading: title(clientName),
      lead: reply(clientName),
      button: null,
      body: [
        quote(words.message, message),
        halves({ title: words.email, lines: [clientEmail] }, { title: words.phone, lines: [clientPhone || '—'] }),
      ],
      footer: [html`${shop.name}`],
    }),
    text: joined(
      [title(clientName)],
      [message],
      [`${words.email}: ${clientEmail}`, `${words.phone}: ${clientPhone || '—'}`],
      [reply(clientName), from(shop.name)],
    ),
  }
}

import type { Role } from '@store/api-client/manage'
import type { MailContext } from './mail-context.ts'
import { type RenderedMail, renderMail } from './render-mail.ts'
import { WORDS } from './words.ts'

/** A mail that invites an address into a shop's team. The inviter is not named: they could choose any name. */
export function mailOfInvitation(context: MailContext, role: Role, link: string): RenderedMail {
  const { shop } = context
  const { subject, title, lead, accept, ignore, roles } = WORDS[shop.language].invitation
  return renderMail(context, {
    subject: subject(shop.name),
    preview: lead(shop.name, roles[role]),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'lead', text: lead(shop.name, roles[role]) },
      { kind: 'button', text: accept, href: link },
      { kind: 'note', text: ignore },
      { kind: 'signature', text: shop.name },
    ],
  })
}

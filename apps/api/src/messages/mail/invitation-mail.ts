import type { Role } from '@store/api-client/manage'
import { type Letter, letterOf } from './letter.ts'
import type { Sender } from './sender.ts'
import { WORDS } from './words.ts'

/** Invites the reader of an address into a shop's team. Who invites is not named: they may call themselves anything. */
export function mailOfInvitation(sender: Sender, role: Role, link: string): Letter {
  const { shop } = sender
  const { subject, title, lead, accept, ignore, roles } = WORDS[shop.language].invitation
  return letterOf(sender, {
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

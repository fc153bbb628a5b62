import { type Letter, letterOf } from './letter.ts'
import type { Sender } from './sender.ts'
import { WORDS } from './words.ts'

/** Tells the shop that a webhook is off because its address has failed for days, and how to switch it on again. */
export function mailOfWebhook(sender: Sender, { id, url }: { readonly id: number; readonly url: string }): Letter {
  const { shop } = sender
  const { subject, title, lead, look } = WORDS[shop.language].webhook
  const { host } = new URL(url)
  const commands = [`deliveries ${id}`, `change ${id} --on`].map(
    (command) => `feria webhooks ${command} --shop ${shop.subdomain}`,
  )
  return letterOf(sender, {
    subject: subject(host),
    preview: lead(host),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'lead', text: lead(host) },
      { kind: 'commands', text: look, commands },
      { kind: 'signature', text: shop.name },
    ],
  })
}

import { type Letter, letterOf } from './letter.ts'
import type { Sender } from './sender.ts'
import { WORDS } from './words.ts'

/** Tells the shop that a webhook is off because its address has failed for days, and how to switch it on again. */
export function mailOfWebhook(sender: Sender, { id, url }: { readonly id: number; readonly url: string }): Letter {
  const { shop } = sender
  const { subject, title, lead, look } = WORDS[shop.language].webhook
  const commands = ['deliveries', 'change'].map(
    (name) => `feria webhooks ${name} ${id}${name === 'change' ? ' --on' : ''} --shop ${shop.subdomain}`,
  )
  return letterOf(sender, {
    subject: subject(new URL(url).host),
    preview: lead(url),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'lead', text: lead(url) },
      { kind: 'note', text: [look, ...commands].join('\n') },
      { kind: 'signature', text: shop.name },
    ],
  })
}

import { MAX_MAIL_NOTE, ORDER_STEPS, type OrderStep } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { mailWords } from '#app/words/mails/index.ts'
import { saved } from './save.server.ts'

/** Loads the shop's lines in mails to buyers, with what each mail says around them. */
export async function readMailNotes({ manage, language }: Office, { shopId }: MyShop) {
  const params = { shopId }
  const [shop, { notes, around, revision }] = await Promise.all([
    manage.getShop({ params }),
    manage.getMailNotes({ params }),
  ])
  const { buyer } = mailWords.of(language)
  return {
    revision,
    shop: { name: shop.name, language: shop.language },
    mails: ORDER_STEPS.map((step) => {
      const { lead, ...rest } = around[step]
      return { step, note: notes[step] ?? '', ...rest, lead: lead.replaceAll('{name}', buyer) }
    }),
  }
}

/** Saves the lines; blank ones are taken out of their mails. */
export async function saveMailNotes(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage, language } = office
  const { tooLong } = mailWords.of(language)
  const notes: Partial<Record<OrderStep, string | null>> = {}
  const wrong: Record<string, string> = {}
  for (const step of ORDER_STEPS) {
    // Browsers send line breaks as two characters, but count them as one.
    const typed = sent.textIfAny(step)?.replaceAll('\r\n', '\n')
    if (typed === undefined) continue
    if (typed.length > MAX_MAIL_NOTE)
      wrong[step] = tooLong(typed.length.toLocaleString(language), MAX_MAIL_NOTE.toLocaleString(language))
    notes[step] = typed || null
  }
  if (Object.keys(wrong).length > 0) return wrongTyped(sent, wrong)
  const outcome = await saved({ office, shopId, sent, call: 'changeMailNotes' }, () =>
    manage.changeMailNotes({ params: { shopId }, revision: sent.text('revision'), body: { notes } }),
  )
  return outcome.kind === 'refused' ? { ...outcome, typed: sent.values() } : outcome
}

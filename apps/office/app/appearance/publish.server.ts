import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { appearanceWords } from '#app/words/appearance/index.ts'

/** Publishes the draft that was shown, discards it, or makes an old version the draft. */
export async function decideOnDraft(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done> {
  const words = appearanceWords.of(office.language)
  const params = { shopId }
  const revision = sent.text('revision')
  switch (sent.intent) {
    case 'publish':
      await office.manage.publishAppearance({ params, body: { revision, note: sent.text('note') || null } })
      office.forget()
      return { kind: 'done', note: words.publishedNow }
    case 'discard':
      await office.manage.discardAppearanceDraft({ params, revision })
      return { kind: 'done', note: words.discarded }
    default:
      await office.manage.revertAppearance({ params: { shopId, version: sent.number('version') } })
      return { kind: 'done', note: words.reverted }
  }
}

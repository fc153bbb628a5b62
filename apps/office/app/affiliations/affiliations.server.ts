import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { saved, textIn } from '#app/settings/save.server.ts'
import { affiliationWords } from '#app/words/affiliations/index.ts'

/** Loads the organisations that the shop belongs to, in their order. */
export async function readAffiliations({ manage }: Office, { shopId }: MyShop) {
  const { items } = await manage.listAffiliations({ params: { shopId } })
  return { affiliations: items }
}

/** Handles the forms of the page; the button has the id after the intent: `save 3`. */
export async function changeAffiliations(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = affiliationWords.of(office.language)
  const params = { shopId }
  const [intent = '', id = ''] = sent.intent.split(' ')
  const one = { shopId, id: Number(id) }
  const revision = sent.text('revision')
  const body = { name: sent.text('name'), logo: textIn(sent, 'logo') }
  const place = placeIn(sent)
  switch (intent) {
    case 'remove':
      await manage.deleteAffiliation({ params: one, revision })
      return {
        kind: 'done',
        note: words.removed(body.name),
        undo: { intent: 'restore', name: body.name, logo: body.logo ?? '', place: String(place) },
      }
    case 'restore': {
      const added = await manage.createAffiliation({ params, body })
      await manage.changeAffiliation({
        params: { shopId, id: added.id },
        revision: added.revision,
        body: { place },
      })
      return { kind: 'done', note: words.restored(body.name) }
    }
    case 'move': {
      await manage.changeAffiliation({ params: one, revision, body: { place } })
      const undo = { intent: sent.intent, revision, place: sent.text('before'), before: String(place) }
      return { kind: 'done', note: words.moved, undo }
    }
  }
  if (body.name === '') return wrongTyped(sent, { name: words.nameMissing })
  if (intent === 'add') {
    await manage.createAffiliation({ params, body })
    return { kind: 'done', note: words.added(body.name) }
  }
  const change = () => manage.changeAffiliation({ params: one, revision, body })
  const outcome = await saved({ office, shopId, sent, call: 'changeAffiliation' }, change, words.saved(body.name))
  // The page is drawn with the newer revision then, and with what was typed.
  return outcome.kind === 'refused' ? { ...outcome, typed: sent.values() } : outcome
}

/** A place among the others, from 1. */
const placeIn = (sent: Sent): number => Math.min(Math.max(1, sent.number('place') || 1), 10_000)

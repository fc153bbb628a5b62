import type { MessageState } from '@store/api-client/manage'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { inboxWords } from '#app/words/inbox/index.ts'

/** Handles the form of a message; the result says how to undo it. */
export async function changeMessage(office: Office, sent: Sent, shop: MyShop): Promise<Done> {
  switch (sent.intent) {
    case 'answered':
      return noteAnswer(office, sent, shop)
    case 'assign':
      return assign(office, sent, shop)
    case 'done':
    case 'spam':
      return become(sent.intent, office, sent, shop)
    default:
      return become('new', office, sent, shop)
  }
}

const paramsOf = (sent: Sent, { shopId }: MyShop) => ({ shopId, id: sent.number('id') || 0 })

/** Notes that an answer was begun. This needs no revision: it overwrites nothing of others. */
async function noteAnswer({ manage, language }: Office, sent: Sent, shop: MyShop): Promise<Done> {
  const params = paramsOf(sent, shop)
  const { name } = await manage.changeMessage({ params, revision: '*', body: { answered: true } })
  return { kind: 'done', note: inboxWords.of(language).noted(name) }
}

async function assign({ manage, language }: Office, sent: Sent, shop: MyShop): Promise<Done> {
  const words = inboxWords.of(language)
  const changed = await manage.changeMessage({
    params: paramsOf(sent, shop),
    revision: sent.text('revision'),
    body: { assigned: sent.number('assigned') || null },
  })
  return {
    kind: 'done',
    note: changed.assigned ? words.givenTo(changed.assigned.name) : words.givenBack,
    undo: { ...takingBack(changed), intent: 'assign', assigned: sent.text('was') },
  }
}

async function become(state: MessageState, { manage, language }: Office, sent: Sent, shop: MyShop): Promise<Done> {
  const params = paramsOf(sent, shop)
  const changed = await manage.changeMessage({ params, revision: sent.text('revision'), body: { state } })
  const note = inboxWords.of(language).became[state](changed.name)
  return { kind: 'done', note, undo: { ...takingBack(changed), intent: sent.text('was') } }
}

const takingBack = ({ id, revision }: { readonly id: number; readonly revision: string }) => ({
  id: String(id),
  revision,
})

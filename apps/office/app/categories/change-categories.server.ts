import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { categoryWords } from '#app/words/categories/index.ts'

/** Handles the forms of the categories page. */
export async function changeCategories(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done> {
  const { manage } = office
  const words = categoryWords.of(office.language)
  const params = { shopId }
  const one = { shopId, id: sent.number('id') }
  const revision = sent.text('revision')
  const name = sent.text('name')
  const done = (note: string, undo?: Done['undo']): Done => ({ kind: 'done', note, ...(undo && { undo }) })
  switch (sent.intent) {
    case 'add':
      await manage.createCategory({ params, body: { name } })
      return done(words.added(name))
    case 'order': {
      const ids = idsIn(sent.text('ids'))
      const before = await manage.getCategoryOrder({ params })
      const after = await manage.setCategoryOrder({ params, revision: revision || before.revision, body: { ids } })
      return done(words.moved, { intent: 'order', ids: before.ids.join(' '), revision: after.revision })
    }
    case 'addPart':
      await manage.createSubcategory({ params: one, body: { name } })
      return done(words.added(name))
    case 'savePart': {
      const part = { ...one, subcategoryId: sent.number('part') }
      await manage.changeSubcategory({ params: part, revision, body: { name } })
      return done(words.saved(name))
    }
    case 'removePart': {
      await manage.deleteSubcategory({ params: { ...one, subcategoryId: sent.number('part') }, revision })
      return done(words.partRemoved(name))
    }
    case 'remove': {
      const moveTo = sent.number('moveTo')
      await manage.deleteCategory({ params: one, revision, query: moveTo > 0 ? { moveTo } : {} })
      return done(words.removed(name))
    }
    default:
      await manage.changeCategory({ params: one, revision, body: { name, image: sent.text('image') || null } })
      return done(words.saved(name))
  }
}

const idsIn = (text: string) =>
  text
    .slice(0, 12_000)
    .split(' ')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

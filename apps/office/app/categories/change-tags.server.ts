import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith } from '#app/session/outcome.ts'
import { categoryWords } from '#app/words/categories/index.ts'

const MOST_VALUES = 200

/** Handles the forms of the filters page. */
export async function changeTags(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = categoryWords.of(office.language)
  const params = { shopId }
  const one = { shopId, id: sent.number('id') }
  const revision = sent.text('revision')
  const name = sent.text('name')
  switch (sent.intent) {
    case 'add': {
      const values = linesIn(sent.text('values')).map((value) => ({ name: value }))
      if (values.length === 0) return refusedWith(sent, words.tags.needed)
      await manage.createTag({ params, body: { name, values } })
      return { kind: 'done', note: words.tags.added(name) }
    }
    case 'move': {
      // Swaps two neighbours.
      const { items } = await manage.listTags({ params })
      const at = items.findIndex(({ id }) => id === sent.text('id'))
      const [tag, other] = [items[at], items[at + (sent.text('by') === 'up' ? -1 : 1)]]
      for (const [place, each] of items.entries()) {
        const position = each === tag ? items.indexOf(other ?? each) : each === other ? at : place
        if (other && each.position !== position)
          await manage.changeTag({
            params: { shopId, id: Number(each.id) },
            revision: each.revision,
            body: { position },
          })
      }
      return { kind: 'done', note: words.moved }
    }
    case 'merge': {
      const into = sent.number('into')
      const values = sent
        .all('from')
        .map(Number)
        .filter((value) => Number.isSafeInteger(value) && value > 0 && value !== into)
      if (values.length === 0) return refusedWith(sent, words.tags.mergeNeeded)
      const { tag, products } = await manage.mergeTagValues({ params: one, body: { values, into, revision } })
      return { kind: 'done', note: words.tags.merged(tag.values.find(({ id }) => id === into)?.name ?? '', products) }
    }
    case 'remove':
      await manage.deleteTag({ params: one, revision })
      return { kind: 'done', note: words.tags.removed(name) }
    default: {
      const ids = sent.all('valueId')
      const changed = sent.all('value').flatMap((value, at) => {
        const id = Number(ids[at])
        return value.trim() === '' ? [] : [{ name: value.trim(), ...(id > 0 && { id }) }]
      })
      const values = [...changed, ...linesIn(sent.text('values')).map((value) => ({ name: value }))]
      if (values.length === 0) return refusedWith(sent, words.tags.needed)
      await manage.changeTag({ params: one, revision, body: { name, values } })
      return { kind: 'done', note: words.tags.saved(name) }
    }
  }
}

/** One value per line, or several separated by commas. */
const linesIn = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_VALUES)

import { LONGEST_VIEW_NAME, type ViewList } from '@store/api-client/manage'
import type { Sent } from '#app/session/act.server.ts'
import type { Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { viewWords } from '#app/words/views/index.ts'

const LONGEST_VALUE = 80

/** The values of these parameters as a query, always in the same order; others are left out. */
const queryIn = (search: URLSearchParams, names: readonly string[]): string =>
  new URLSearchParams(
    names.flatMap((name) => {
      const value = (search.get(name) ?? '').trim().slice(0, LONGEST_VALUE)
      return value === '' ? [] : [[name, value]]
    }),
  ).toString()

/** Loads the reader's saved views of a list, the current one, and the query of unsaved filters. */
export async function readOwnViews(
  { manage }: Office,
  { shopId, list }: { readonly shopId: number; readonly list: ViewList },
  search: URLSearchParams,
  names: readonly string[],
) {
  const { items } = await manage.listViews({ params: { shopId, list } })
  const query = queryIn(search, names)
  const current = items.find((view) => view.query === query) ?? null
  const isNarrowed = names.some((name) => name !== 'view' && search.get(name)?.trim())
  return { items, current, query: isNarrowed && !current ? query : null, longestName: LONGEST_VIEW_NAME }
}

const INTENTS = ['keepView', 'renameView', 'removeView']

/** Saves, renames or deletes a saved view of a list; null: the form has another intent. */
export async function changeOwnViews(
  { manage, language }: Office,
  sent: Sent,
  { shopId, list }: { readonly shopId: number; readonly list: ViewList },
  names: readonly string[],
): Promise<Done | Refused | null> {
  if (!INTENTS.includes(sent.intent)) return null
  const words = viewWords.of(language)
  const params = { shopId, list }
  const one = { ...params, id: sent.number('id') || 0 }
  const revision = sent.text('revision')
  const name = sent.text('name').slice(0, LONGEST_VIEW_NAME)
  if (sent.intent === 'removeView') {
    await manage.deleteView({ params: one, revision })
    const undo = { intent: 'keepView', name, query: sent.text('query') }
    return { kind: 'done', note: words.removed(name), undo }
  }
  if (name === '') return wrongFields(sent, { name: words.nameWrong })
  if (sent.intent === 'renameView') await manage.renameView({ params: one, revision, body: { name } })
  else {
    const query = queryIn(new URLSearchParams(sent.text('query').slice(0, 2000)), names)
    await manage.createView({ params, body: { name, query } })
  }
  return { kind: 'done', note: words.kept(name) }
}

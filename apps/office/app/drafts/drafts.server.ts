import type { DraftKind } from '@store/api-client/manage'
import type { Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { draftsWords } from '#app/words/drafts/index.ts'
import type { Values } from './values.ts'

/** What somebody had typed and not saved, and when. */
export type Draft = { readonly values: Values; readonly savedAt: string }

/** The thing that a form edits; `new`: one that is not there yet. */
type Thing = { readonly shopId: number; readonly kind: DraftKind; readonly thing: string }

/** What this person has typed of a thing and not saved. */
export async function readDraft({ manage }: Office, of: Thing): Promise<Draft | null> {
  const { draft } = await manage.getDraft({ params: of })
  if (!draft) return null
  const values = Object.fromEntries(
    Object.entries(draft.body).map(([name, all]) => [name, Array.isArray(all) ? all.map(String) : []]),
  )
  return { values, savedAt: draft.savedAt }
}

/** Whether the page was asked for with what was typed and not saved. */
export const isDraftAsked = (search: URLSearchParams, draft: Draft | null): boolean =>
  search.get('draft') === '1' && draft !== null

/** Forgets it: it was saved, or is not wanted. */
export async function forgetDraft({ manage, language }: Office, of: Thing): Promise<Done> {
  await manage.saveDraft({ params: of, body: { body: null } })
  return { kind: 'done', note: draftsWords.of(language).forgotten }
}

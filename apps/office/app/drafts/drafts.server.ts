import type { DraftKind } from '@store/api-client/manage'
import type { Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { draftsWords } from '#app/words/drafts/index.ts'
import type { Values } from './values.ts'

/** Unsaved values of a form, and when they were stored. */
export type Draft = { readonly values: Values; readonly savedAt: string }

/** What a form edits; `new`: something that is not created yet. */
type Thing = { readonly shopId: number; readonly kind: DraftKind; readonly thing: string }

/** Loads this person's draft of a form. */
export async function readDraft({ manage }: Office, of: Thing): Promise<Draft | null> {
  const { draft } = await manage.getDraft({ params: of })
  if (!draft) return null
  const values = Object.fromEntries(
    Object.entries(draft.body).map(([name, all]) => [name, Array.isArray(all) ? all.map(String) : []]),
  )
  return { values, savedAt: draft.savedAt }
}

/** Whether the page was requested with the draft in its form. */
export const isDraftAsked = (search: URLSearchParams, draft: Draft | null): boolean =>
  search.get('draft') === '1' && draft !== null

/** Deletes a draft: its form was saved, or it was discarded. */
export async function forgetDraft({ manage, language }: Office, of: Thing): Promise<Done> {
  await manage.saveDraft({ params: of, body: { body: null } })
  return { kind: 'done', note: draftsWords.of(language).forgotten }
}

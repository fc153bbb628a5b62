import { manageEndpoints as calls } from '@store/api-client/manage'
import { findDraft, forgetDraft, listDrafts, saveDraft } from '../../drafts/store.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'

/** The longest draft, in characters of JSON. */
const MOST = 400_000

export function draftRoutes(manage: Management): void {
  manage.read(calls.listDrafts, async (tx, { shopId, caller, params }) => ({
    items: [...(await listDrafts(tx, shopId, { holder: caller.id, kind: params.kind }))],
  }))
  manage.read(calls.getDraft, async (tx, { shopId, caller, params: { kind, thing } }) => ({
    draft: await findDraft(tx, shopId, { holder: caller.id, kind, thing }),
  }))
  manage.write(calls.saveDraft, async (tx, { shopId, caller, params: { kind, thing }, body: values, now }) => {
    const key = { holder: caller.id, kind, thing }
    if (values.body === null) {
      await forgetDraft(tx, shopId, key)
      return { draft: null }
    }
    if (JSON.stringify(values.body).length > MOST) throw new Refusal('tooLarge')
    await saveDraft(tx, shopId, key, { body: values.body, base: values.base ?? null }, now)
    return { draft: await findDraft(tx, shopId, key) }
  })
}

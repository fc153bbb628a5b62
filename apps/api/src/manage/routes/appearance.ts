import { manageEndpoints as calls } from '@store/api-client/manage'
import { type ShopId, wrongShownTime } from '@store/core'
import {
  type AppearanceDraft,
  findDraft,
  findVersion,
  listVersions,
  publishDraft,
  removeDraft,
  type StoredSettings,
  saveDraft,
} from '../../appearance/store.ts'
import type { Tx } from '../../database/open.ts'
import { findTemplateSettings, setTemplateSettings } from '../../shops/store/parts.ts'
import { queueWebhooks } from '../../webhooks/events.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { matchRevision, revised } from '../revision.ts'

/** The most characters of a template's settings as JSON: six banners of the longest texts take 40,000. */
const MAX_SETTINGS = 100_000

export function appearanceRoutes(manage: Management): void {
  manage.read(calls.getAppearanceDraft, async (tx, { shopId }) => shown(await draftOf(tx, shopId)))

  manage.write(calls.changeAppearanceDraft, async (tx, { shopId, body, match, who, now }) => {
    const draft = await draftOf(tx, shopId)
    match(shown(draft))
    const templateId = body.templateId ?? draft.templateId
    checkTimes(body.settings ?? {})
    const settings = merged(draft.settings[templateId] ?? {}, body.settings ?? {})
    if (JSON.stringify(settings).length > MAX_SETTINGS) throw wrongField('settings', 'tooLong', { most: MAX_SETTINGS })
    await saveDraft(tx, shopId, { templateId, settings, by: who, at: now })
    return shown(await draftOf(tx, shopId))
  })

  manage.write(calls.discardAppearanceDraft, async (tx, { shopId, match }) => {
    match(shown(await draftOf(tx, shopId)))
    await removeDraft(tx, shopId)
    return {}
  })

  manage.change(calls.publishAppearance, async (tx, { shopId, body, who, now }) => {
    const draft = await draftOf(tx, shopId)
    matchRevision(body.revision, shown(draft))
    const version = await publishDraft(tx, shopId, draft, { by: who, at: now, note: body.note ?? null })
    const published = { version, templateId: draft.templateId }
    await queueWebhooks(tx, shopId, 'appearance.published', now, () => [{ about: String(version), data: published }])
    return published
  })

  manage.read(calls.listAppearanceVersions, async (tx, { shopId }) => ({
    items: (await listVersions(tx, shopId)).map(({ at, ...version }) => ({ ...version, at: at.toISOString() })),
  }))

  manage.write(calls.revertAppearance, async (tx, { shopId, params, who, now }) => {
    const version = await findVersion(tx, shopId, params.version)
    if (!version) throw new Refusal('notFound')
    await saveDraft(tx, shopId, { ...version, by: who, at: now })
    return shown(await draftOf(tx, shopId))
  })

  manage.read(calls.getTemplateSettings, (tx, { shopId, params }) => settingsOf(tx, shopId, params.templateId))
  manage.change(calls.setTemplateSettings, async (tx, { shopId, params, body, match }) => {
    const { templateId } = params
    match(await settingsOf(tx, shopId, templateId))
    checkTimes(body.settings)
    await setTemplateSettings(tx, shopId, templateId, body.settings)
    return settingsOf(tx, shopId, templateId)
  })
}

async function draftOf(tx: Tx, shopId: ShopId): Promise<AppearanceDraft> {
  const draft = await findDraft(tx, shopId)
  if (!draft) throw new Refusal('notFound')
  return draft
}

const shown = ({ at, by, ...draft }: AppearanceDraft) =>
  revised({
    ...draft,
    settings: Object.fromEntries(Object.entries(draft.settings).map(([id, settings]) => [id, { ...settings }])),
    published: { ...draft.published, settings: { ...draft.published.settings } },
    by,
    at: at?.toISOString() ?? null,
  })

/** Merges the named settings into the stored ones; null unsets one. */
const merged = (settings: StoredSettings, change: StoredSettings): StoredSettings =>
  Object.fromEntries(Object.entries({ ...settings, ...change }).filter(([, value]) => value !== null))

/** Refuses banners whose time does not exist on the shop's clock: they would never be shown (decision 161). */
function checkTimes(settings: StoredSettings): void {
  const [list, index, name] = wrongShownTime(settings) ?? []
  if (list) throw wrongField(`settings.${list}[${index}].${name}`, 'wrongFormat')
}

async function settingsOf(tx: Tx, shopId: ShopId, templateId: number) {
  return revised({ templateId, settings: { ...(await findTemplateSettings(tx, shopId, templateId)) } })
}

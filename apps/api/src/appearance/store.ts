import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { setTemplateSettings } from '../shops/store/parts.ts'
import { updateShop, type WriteTx } from '../shops/store/shops.ts'
import { appearanceDrafts, appearanceVersions } from './schema.ts'

/** Settings of one template, as stored. */
export type StoredSettings = Readonly<Record<string, unknown>>

export type AppearanceDraft = {
  readonly templateId: number
  /** By template number: the draft's settings, or else the published ones. */
  readonly settings: Readonly<Record<string, StoredSettings>>
  readonly published: { readonly templateId: number; readonly settings: StoredSettings }
  /** Null: nobody has changed anything since it was published. */
  readonly by: string | null
  readonly at: Date | null
}

const Settings = z.record(z.string(), z.unknown())
const ByTemplate = z.record(z.string(), Settings)
const DraftRow = z.object({
  own: z.int(),
  published: ByTemplate,
  templateId: z.int().nullable(),
  settings: ByTemplate.nullable(),
  by: z.string().nullable(),
  at: z.date().nullable(),
})

/** The shop's draft over what is published; without one, what is published. Null: there is no such shop. */
export async function findDraft(tx: Tx, shopId: ShopId): Promise<AppearanceDraft | null> {
  const [row] = await query(
    tx,
    DraftRow,
    sql`
      select s.template_id as own, d.template_id as "templateId", d.settings, d.by, d.at,
        coalesce((
          select jsonb_object_agg(t.template_id, t.settings) from template_settings t where t.shop_id = ${shopId}
        ), '{}') as published
      from shops s left join appearance_drafts d on d.shop_id = s.shop_id
      where s.shop_id = ${shopId}`,
  )
  if (!row) return null
  const { own, published, by, at } = row
  return {
    templateId: row.templateId ?? own,
    settings: { ...published, ...row.settings },
    published: { templateId: own, settings: published[own] ?? {} },
    by,
    at,
  }
}

export type DraftChange = {
  readonly templateId: number
  /** All settings of this template. */
  readonly settings: StoredSettings
  readonly by: string
  readonly at: Date
}

/** Writes the draft's template and that template's settings; drafted settings of other templates stay. */
export async function saveDraft(tx: Tx, shopId: ShopId, { settings, ...change }: DraftChange): Promise<void> {
  const drafted = { [change.templateId]: settings }
  await tx
    .insert(appearanceDrafts)
    .values({ shopId, ...change, settings: drafted })
    .onConflictDoUpdate({
      target: appearanceDrafts.shopId,
      set: { ...change, settings: sql`${appearanceDrafts.settings} || ${JSON.stringify(drafted)}::jsonb` },
    })
}

export const removeDraft = (tx: Tx, shopId: ShopId): Promise<number> =>
  execute(tx, sql`delete from appearance_drafts where shop_id = ${shopId}`)

export type AppearanceVersion = {
  readonly version: number
  readonly templateId: number
  readonly by: string | null
  readonly at: Date
  readonly note: string | null
}
const VersionRow = z.object({
  version: z.int(),
  templateId: z.int(),
  by: z.string().nullable(),
  at: z.date(),
  note: z.string().nullable(),
} satisfies FieldsOf<AppearanceVersion>)

/** How many published versions of a shop are kept. */
const KEPT = 50

/** The published versions, the newest first. */
export const listVersions = (tx: Tx, shopId: ShopId): Promise<readonly AppearanceVersion[]> =>
  query(
    tx,
    VersionRow,
    sql`
      select version, template_id as "templateId", by, at, note from appearance_versions
      where shop_id = ${shopId} order by version desc limit ${KEPT}`,
  )

const SettingsRow = z.object({ templateId: z.int(), settings: Settings })

/** The template and settings of a published version; null: it is not kept. */
export async function findVersion(
  tx: Tx,
  shopId: ShopId,
  version: number,
): Promise<z.output<typeof SettingsRow> | null> {
  const [found] = await query(
    tx,
    SettingsRow,
    sql`
      select template_id as "templateId", settings from appearance_versions
      where shop_id = ${shopId} and version = ${version}`,
  )
  return found ?? null
}

/**
 * Publishes the draft and keeps it as a version; the first time, what was shown before is kept as one too. Drafted settings
 * of other templates stay in the draft. Returns the version's number.
 */
export async function publishDraft(
  tx: WriteTx,
  shopId: ShopId,
  draft: AppearanceDraft,
  about: { readonly by: string; readonly at: Date; readonly note: string | null },
): Promise<number> {
  const { templateId, published } = draft
  const settings = draft.settings[templateId] ?? {}
  const [newest] = await listVersions(tx, shopId)
  if (!newest)
    await tx.insert(appearanceVersions).values({ shopId, version: 1, ...published, by: null, at: about.at, note: null })
  const version = (newest?.version ?? 1) + 1
  await tx.insert(appearanceVersions).values({ shopId, version, templateId, settings, ...about })
  await execute(tx, sql`delete from appearance_versions where shop_id = ${shopId} and version <= ${version - KEPT}`)
  await setTemplateSettings(tx, shopId, templateId, settings)
  await execute(
    tx,
    sql`update appearance_drafts set settings = settings - ${String(templateId)}::text where shop_id = ${shopId}`,
  )
  await execute(tx, sql`delete from appearance_drafts where shop_id = ${shopId} and settings = '{}'`)
  await updateShop(tx, shopId, { templateId })
  return version
}

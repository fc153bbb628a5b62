import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, revision, textOrNull } from '../shapes.ts'

const OfTemplate = OfShop.extend({ templateId: idInAddress })
const templateId = z.int().positive().max(10_000)
const settings = z.record(z.string().max(100), z.unknown())
const TemplateSettings = z.object({ templateId: z.int(), settings, revision }).meta({ id: 'ManagedTemplateSettings' })

const getTemplateSettings = defineManageEndpoint({
  name: 'getTemplateSettings',
  tag: 'Appearance',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/appearance/:templateId',
  summary: 'What the shop has set of a template, its own or another; the rest is as the template has it',
  access: 'shop',
  params: OfTemplate,
  response: TemplateSettings,
})

const setTemplateSettings = defineManageEndpoint({
  name: 'setTemplateSettings',
  tag: 'Appearance',
  method: 'PUT',
  path: '/manage/v1/shops/:shopId/appearance/:templateId',
  summary: 'Set a template’s settings, all that are to be set. Pages leave out what the template does not know',
  access: 'appearance:publish',
  params: OfTemplate,
  revision: true,
  body: z.strictObject({ settings }),
  example: { settings: { colors: { accent: '#6e0f22' }, watermark: true } },
  response: TemplateSettings,
})

const Draft = z
  .object({
    templateId: z.int(),
    /** For each template that the shop has settings for, by its number: the draft's, or else the published ones. */
    settings: z.record(z.string(), settings),
    published: z.object({ templateId: z.int(), settings }),
    /** Who changed it last; null: it is unchanged since it was published. */
    by: z.string().nullable(),
    at: moment.nullable(),
    revision,
  })
  .meta({ id: 'AppearanceDraft' })

const getAppearanceDraft = defineManageEndpoint({
  name: 'getAppearanceDraft',
  tag: 'Appearance',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/appearance/draft',
  summary: 'The template and settings that are being prepared; without a draft, those that shoppers see',
  access: 'appearance:write',
  params: OfShop,
  response: Draft,
})

const changeAppearanceDraft = defineManageEndpoint({
  name: 'changeAppearanceDraft',
  tag: 'Appearance',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/appearance/draft',
  summary:
    'Choose another template for the draft, or change settings of its template: those that are named; null unsets one. Shoppers see nothing of it',
  access: 'appearance:write',
  params: OfShop,
  revision: true,
  unlogged: true,
  body: z.strictObject({ templateId: templateId.optional(), settings: settings.optional() }),
  example: { settings: { colors: { accent: '#6e0f22' }, headline: null } },
  response: Draft,
})

const discardAppearanceDraft = defineManageEndpoint({
  name: 'discardAppearanceDraft',
  tag: 'Appearance',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/appearance/draft',
  summary: 'Throw the draft away',
  access: 'appearance:write',
  params: OfShop,
  revision: true,
  response: nothing,
})

const publishAppearance = defineManageEndpoint({
  name: 'publishAppearance',
  tag: 'Appearance',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/appearance/publish',
  summary: 'Show the draft to shoppers. Its revision says which one was looked at',
  access: 'appearance:publish',
  params: OfShop,
  body: z.strictObject({ revision: z.string().max(60), note: textOrNull(200).optional() }),
  example: { revision: 'n4bQgYhMfWWaL-qgxVrQFA', note: 'Colours of December' },
  response: z.object({ version: z.int(), templateId: z.int() }),
})

const Version = z
  .object({
    version: z.int(),
    templateId: z.int(),
    /** Null: the state before the first publication here. */
    by: z.string().nullable(),
    at: moment,
    note: z.string().nullable(),
  })
  .meta({ id: 'AppearanceVersion' })

const listAppearanceVersions = defineManageEndpoint({
  name: 'listAppearanceVersions',
  tag: 'Appearance',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/appearance/versions',
  summary: 'What was published, the newest first; the last fifty are kept',
  access: 'appearance:write',
  params: OfShop,
  response: listOf(Version),
})

const revertAppearance = defineManageEndpoint({
  name: 'revertAppearance',
  tag: 'Appearance',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/appearance/versions/:version/revert',
  summary: 'Make a published version the draft; shoppers see it once it is published again',
  access: 'appearance:write',
  params: OfShop.extend({ version: idInAddress }),
  response: Draft,
})

export const appearanceCalls = {
  getAppearanceDraft,
  changeAppearanceDraft,
  discardAppearanceDraft,
  publishAppearance,
  listAppearanceVersions,
  revertAppearance,
  getTemplateSettings,
  setTemplateSettings,
} as const

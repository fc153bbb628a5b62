import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, revision } from '../shapes.ts'

const OfTemplate = OfShop.extend({ templateId: idInAddress })
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
  access: 'appearance:write',
  params: OfTemplate,
  revision: true,
  body: z.strictObject({ settings }),
  example: { settings: { colors: { accent: '#6e0f22' }, watermark: true } },
  response: TemplateSettings,
})

export const appearanceCalls = { getTemplateSettings, setTemplateSettings } as const

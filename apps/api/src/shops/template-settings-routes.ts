import { endpoints, SERVICE_TEMPLATES } from '@store/api-client/contract'
import type { ShopId } from '@store/core'
import type { Hono } from 'hono'
import { rowId } from '../database/open.ts'
import { type Caller, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { readForShop } from './gate.ts'
import { findTemplateSettings } from './store/parts.ts'

export function templateSettingsRoutes(app: Hono, services: Services): void {
  const settingsOf = (caller: Caller, given: ShopId, templateId: number) =>
    readForShop(caller, given, (tx, shopId) => findTemplateSettings(tx, shopId, rowId(templateId)))

  mount(app, services, endpoints.getTemplateSettings, ({ query }, caller) =>
    settingsOf(caller, query.shopId, query.templateId),
  )

  for (const template of SERVICE_TEMPLATES) {
    mount(app, services, endpoints[`getTemplate${template}Settings`], ({ query }, caller) =>
      settingsOf(caller, query.shopId, template),
    )
  }
}

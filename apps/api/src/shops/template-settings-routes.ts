import { endpoints, SERVICE_TEMPLATES } from '@store/api-client/contract'
import type { ShopId } from '@store/core'
import type { Hono } from 'hono'
import { rowId } from '../database/open.ts'
import { type Caller, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { readForShop } from './gate.ts'
import { shownSettings } from './shown-settings.ts'
import { findTemplateSettings } from './store/parts.ts'
import { findShop } from './store/shops.ts'

export function templateSettingsRoutes(app: Hono, services: Services): void {
  // Our storefronts get all banners with their times: they cache pages only until the next banner begins or ends.
  const settingsOf = (caller: Caller, requestedShop: ShopId, templateId: number) =>
    readForShop(caller, requestedShop, async (tx, shopId) => {
      const [settings, shop] = await Promise.all([
        findTemplateSettings(tx, shopId, rowId(templateId)),
        caller.ours ? null : findShop(tx, shopId),
      ])
      return shop ? shownSettings(settings, shop, services.now()) : settings
    })

  mount(app, services, endpoints.getTemplateSettings, ({ query }, caller) =>
    settingsOf(caller, query.shopId, query.templateId),
  )

  for (const template of SERVICE_TEMPLATES) {
    mount(app, services, endpoints[`getTemplate${template}Settings`], ({ query }, caller) =>
      settingsOf(caller, query.shopId, template),
    )
  }
}

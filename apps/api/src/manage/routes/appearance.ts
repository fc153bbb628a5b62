import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { findTemplateSettings, setTemplateSettings } from '../../shops/store/parts.ts'
import type { Management } from '../mount.ts'
import { revised } from '../revision.ts'

export function appearanceRoutes(manage: Management): void {
  manage.read(calls.getTemplateSettings, (tx, { shopId, params }) => settingsOf(tx, shopId, params.templateId))
  manage.change(calls.setTemplateSettings, async (tx, { shopId, params, body, match }) => {
    const { templateId } = params
    match(await settingsOf(tx, shopId, templateId))
    await setTemplateSettings(tx, shopId, templateId, body.settings)
    return settingsOf(tx, shopId, templateId)
  })
}

async function settingsOf(tx: Tx, shopId: ShopId, templateId: number) {
  return revised({ templateId, settings: { ...(await findTemplateSettings(tx, shopId, templateId)) } })
}

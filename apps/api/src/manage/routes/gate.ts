import { manageEndpoints as calls } from '@store/api-client/manage'
import type { AccessGate, ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { type AccessCode, addAccessCode, listAccessCodes, removeAccessCode } from '../../shops/store/access-codes.ts'
import { findShop, updateShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function gateRoutes(manage: Management): void {
  manage.read(calls.getGate, (tx, { shopId }) => gateOf(tx, shopId))
  manage.change(calls.setGate, async (tx, { shopId, body, match }) => {
    const known = await gateOf(tx, shopId)
    match(known)
    const { revision: _, ...before } = known
    const { colors, ...settings } = body
    if (settings.enabled && !before.enabled && (await listAccessCodes(tx, shopId)).length === 0)
      throw wrongField('enabled', 'notAllowed')
    const painted = Object.entries({ ...before.colors, ...colors }).filter(([, color]) => color)
    await updateShop(tx, shopId, {
      accessGate: { ...before, ...settings, colors: Object.fromEntries(painted) as AccessGate['colors'] },
    })
    return gateOf(tx, shopId)
  })

  manage.read(calls.listCodes, async (tx, { shopId }) => ({ items: await codesOf(tx, shopId) }))
  manage.write(calls.createCode, async (tx, { shopId, body }) => {
    const added = await addAccessCode(tx, shopId, body.code, body.label ?? 'code')
    if (!added) throw wrongField('code', 'taken')
    return codeOf(added)
  })
  manage.write(calls.deleteCode, async (tx, { shopId, params, match }) => {
    const found = (await codesOf(tx, shopId)).find(({ id }) => id === params.id)
    if (!found) throw new Refusal('notFound')
    match(found)
    await removeAccessCode(tx, shopId, params.id)
    return {}
  })
}

const OPEN: AccessGate = { enabled: false, title: '', description: '', image: null, colors: {} }

async function gateOf(tx: Tx, shopId: ShopId) {
  const { enabled, title, description, image, colors } = (await findShop(tx, shopId))?.accessGate ?? OPEN
  return revised({ enabled, title, description, image, colors: { ...colors } })
}

const codesOf = async (tx: Tx, shopId: ShopId) => (await listAccessCodes(tx, shopId)).map(codeOf)

const codeOf = ({ createdAt, usedAt, ...code }: AccessCode) =>
  revised({ ...code, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null }, ['usedAt'])

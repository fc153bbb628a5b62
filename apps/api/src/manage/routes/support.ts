import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { addSupport, endSupport, listSupport, type SupportAccess } from '../../oversight/support.ts'
import { nameInLog } from '../caller.ts'
import type { Management } from '../mount.ts'

export function supportRoutes(manage: Management): void {
  manage.read(calls.listSupport, (tx, { shopId }) => accessesOf(tx, shopId))

  manage.write(calls.grantSupport, async (tx, { shopId, caller, body: { mayChange }, now }) => {
    await addSupport(tx, shopId, { personId: null, mayChange, reason: null, grantedBy: nameInLog(caller) }, now)
    return accessesOf(tx, shopId)
  })

  manage.write(calls.endSupport, async (tx, { shopId, now }) => {
    await endSupport(tx, shopId, now)
    return {}
  })
}

const accessesOf = async (tx: Tx, shopId: ShopId) => ({ items: (await listSupport(tx, shopId)).map(shown) })

const shown = ({ personId: _, since, endsAt, seenAt, ...access }: SupportAccess) => ({
  ...access,
  since: since.toISOString(),
  endsAt: endsAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
})

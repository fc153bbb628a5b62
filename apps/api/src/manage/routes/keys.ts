import { manageEndpoints as calls, SHOP_KEY_SCOPES } from '@store/api-client/manage'
import { readNetworks } from '@store/api-client/shopper'
import { invariant } from '@store/core'
import { lockInShop } from '../../database/advisory-locks.ts'
import type { Tx } from '../../database/open.ts'
import { addKey, type KeyHolder, listKeys, removeKey } from '../../keys/store.ts'
import { MOST_KEYS } from '../../limits/rules.ts'
import type { Caller } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function keyRoutes(manage: Management): void {
  manage.outside(calls.getCallerKey, async (_, { caller }) => {
    const { shopId, name, scopes, endsAt } = holderIn(caller)
    return { shopId, name, scopes: [...scopes], endsAt }
  })
  manage.read(calls.listKeys, async (tx, { shopId }) => ({ items: await keysOf(tx, shopId) }))
  manage.write(calls.createKey, async (tx, { shopId, body }) => {
    const { name, scopes, endsAt, networks = [] } = body
    const wrong = networks.findIndex((network) => readNetworks([network]) === null)
    if (wrong >= 0) throw wrongField(`networks[${wrong}]`, 'wrongFormat')
    await lockInShop(tx, shopId, 'keys')
    if ((await listKeys(tx, shopId)).length >= MOST_KEYS) throw wrongField('name', 'tooMany', { most: MOST_KEYS })
    const { id, token } = await addKey(tx, shopId, { name, scopes, endsAt: endsAt ? new Date(endsAt) : null, networks })
    return { ...(await keyOf(tx, shopId, id)), secret: token }
  })
  manage.write(calls.deleteKey, async (tx, { shopId, params, match }) => {
    match(await keyOf(tx, shopId, params.id))
    await removeKey(tx, shopId, params.id)
    return {}
  })
}

function holderIn(caller: Caller): KeyHolder {
  invariant(caller.kind === 'key' || caller.kind === 'platform', 'only keys make calls with access `key`')
  return caller.key
}

const keysOf = async (tx: Tx, shopId: number) =>
  (await listKeys(tx, shopId)).map((key) =>
    revised(
      { ...key, networks: [...key.networks], scopes: SHOP_KEY_SCOPES.filter((scope) => key.scopes.includes(scope)) },
      ['usedAt'],
    ),
  )

async function keyOf(tx: Tx, shopId: number, id: number) {
  const found = (await keysOf(tx, shopId)).find((key) => key.id === id)
  if (!found) throw new Refusal('notFound')
  return found
}

import { manageEndpoints as calls } from '@store/api-client/manage'
import { inShop, readInShop } from '../../database/open.ts'
import { browserDigest } from '../../people/index.ts'
import { isPushService } from '../../push/send.ts'
import { listDevicesOf, saveDevice } from '../../push/store.ts'
import { findMembership, listShopsOf, setMailKinds } from '../../team/store.ts'
import { personOf } from '../caller.ts'
import type { Management } from '../mount.ts'
import { wrongField } from '../refusal.ts'

export function pushRoutes(manage: Management): void {
  manage.outside(calls.getPushKey, async (_, { services }) => ({ key: services.pushKeys?.publicKey ?? null }))

  manage.outside(calls.listPush, async (_, { services: { db }, caller, body }) => {
    const { personId } = personOf(caller)
    const here = browserDigest(body.browser)
    const items = await Promise.all(
      (await listShopsOf(db, personId)).map(async (shopId) => {
        const devices = await inShop(db, shopId, (tx) => listDevicesOf(tx, shopId, personId))
        const device = devices.find(({ browser }) => browser.equals(here))
        return device ? [{ shopId, kinds: [...device.kinds], atNight: device.atNight }] : []
      }),
    )
    return { items: items.flat() }
  })

  manage.write(calls.savePush, async (tx, { shopId, services, caller, body, now }) => {
    const { subscription, browser, ...wish } = body
    if (!isPushService(subscription.endpoint, services.allowPrivateHooks))
      throw wrongField('subscription.endpoint', 'notAllowed')
    const { personId } = personOf(caller)
    await saveDevice(tx, shopId, { personId, ...wish, ...subscription, browser: browserDigest(browser) }, now)
    return {}
  })

  manage.outside(calls.listTeamMails, async (_, { services: { db }, caller }) => {
    const { personId } = personOf(caller)
    const items = await Promise.all(
      (await listShopsOf(db, personId)).map(async (shopId) => {
        const found = await readInShop(db, shopId, (tx) => findMembership(tx, shopId, personId))
        return found ? [{ shopId, kinds: [...found.mailKinds] }] : []
      }),
    )
    return { items: items.flat() }
  })

  manage.write(calls.saveTeamMails, async (tx, { shopId, caller, body }) => {
    await setMailKinds(tx, shopId, personOf(caller).personId, body.kinds)
    return {}
  })
}

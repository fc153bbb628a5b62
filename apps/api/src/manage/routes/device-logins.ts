import { manageEndpoints as calls } from '@store/api-client/manage'
import { answerDeviceLogin, findDeviceLogin, finishDeviceLogin, startDeviceLogin } from '../../people/index.ts'
import { personOf } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { settled } from './sign-in.ts'

export function deviceLoginRoutes(manage: Management): void {
  manage.outside(calls.startDeviceLogin, async (_, { services, body, address }) => {
    const started = await startDeviceLogin(services, { name: body.name, address: address() })
    const { deviceCode, userCode, url, interval, endsAt } = settled(started, 'name')
    return { deviceCode, userCode, url, interval, endsAt: endsAt.toISOString() }
  })

  manage.outside(calls.finishDeviceLogin, async (_, { services, body, address }) => {
    const login = await finishDeviceLogin(services, { deviceCode: body.deviceCode, address: address() })
    const answer = settled(login, 'deviceCode')
    return answer.kind === 'signedIn' ? { ...answer, endsAt: answer.endsAt.toISOString() } : { kind: answer.kind }
  })

  manage.outside(calls.findDeviceLogin, async (_, { services, caller, body }) => {
    const found = settled(await findDeviceLogin(services, personOf(caller), body.userCode), 'userCode')
    if (found.kind === 'none') throw new Refusal('notFound')
    return { name: found.name, network: found.network, startedAt: found.startedAt.toISOString() }
  })

  manage.outside(calls.answerDeviceLogin, async (_, { services, caller, body }) => {
    const answered = settled(await answerDeviceLogin(services, personOf(caller), body), 'userCode')
    if (answered.kind === 'none') throw new Refusal('notFound')
    return {}
  })
}

import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { ManageClient } from '@store/api-client/manage'
import { withLogin } from '../api.ts'
import { command, type Json } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { findLogin, forgetLogin, keepLogin } from '../login.ts'
import { answer, note, print } from '../print.ts'
import { webAddress } from '../reading.ts'

export const loginCommand = () =>
  command('login', 'Keep a session of your own, or a key, so that the other commands say who asks', [
    'login --token "$FERIA_TOKEN" --url "$FERIA_URL"',
  ])
    .option('--token <key>', 'a key of the platform or of a shop, as "keys create" answers it; without one, sign in')
    .option('--url <address>', 'where the API is', webAddress)
    .action(async ({ token, url, json }: Json & { readonly token?: string; readonly url?: string }) => {
      const where = url ?? (await findLogin())?.url ?? 'http://127.0.0.1:4000'
      const login = { url: where, token: token?.trim() ?? (await signIn(where)) }
      await withLogin(login, async (manage) => {
        const who = isSession(login.token) ? await personOf(manage) : await keyOf(manage)
        await keepLogin(login)
        answer({ json }, { url: login.url, ...who.facts }, () => print(`Logged in at ${login.url} ${who.sentence}`))
      })
    })

const isSession = (token: string) => token.startsWith('fs_')

type LoginHolder = { readonly facts: object; readonly sentence: string }

async function keyOf(manage: ManageClient): Promise<LoginHolder> {
  const key = await manage.getCallerKey()
  const whose = key.shopId === null ? 'the platform' : `shop ${key.shopId}`
  return { facts: key, sentence: `with "${key.name}", a key of ${whose}` }
}

async function personOf(manage: ManageClient): Promise<LoginHolder> {
  const { id, email, name } = await manage.getMe()
  return { facts: { id, email, name }, sentence: `as ${name || email}` }
}

/** Returns the session of the person who types the code into the office, in a browser. */
function signIn(url: string): Promise<string> {
  return withLogin({ url, token: null }, async (manage) => {
    const started = await manage.startDeviceLogin({ body: { name: `feria, ${hostname()}`.slice(0, 80) } })
    note(`Open ${started.url} and type ${started.userCode}`)
    const until = Date.parse(started.endsAt)
    while (Date.now() < until) {
      await setTimeout(started.interval * 1000)
      const answered = await manage.finishDeviceLogin({ body: { deviceCode: started.deviceCode } })
      if (answered.kind === 'signedIn') return answered.session
      if (answered.kind === 'refused') break
    }
    throw new Complaint('Nobody let this program in. Type "feria login" again.')
  })
}

export const logoutCommand = () =>
  command('logout', 'Forget the session or key that "login" keeps', ['logout']).action(async (options: Json) => {
    const forgotten = await forgetLogin()
    if (!forgotten) throw new Complaint('Nobody is logged in.')
    // A key may be used elsewhere; a session belongs to this machine only, so it is ended.
    if (isSession(forgotten.token)) await withLogin(forgotten, (manage) => manage.signOut()).catch(() => undefined)
    answer(options, { loggedIn: false }, () => print('It is forgotten here'))
  })

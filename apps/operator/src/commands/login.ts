import { withLogin } from '../api.ts'
import { command, type Json } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { findLogin, forgetLogin, keepLogin } from '../login.ts'
import { answer, print } from '../print.ts'
import { webAddress } from '../reading.ts'

export const loginCommand = () =>
  command('login', 'Keep a key, so that the other commands say who asks', [
    'login --token "$FERIA_TOKEN" --url "$FERIA_URL"',
  ])
    .requiredOption('--token <key>', 'a key of the platform or of a shop, as "keys create" answers it')
    .option('--url <address>', 'where the API is', webAddress)
    .action(async ({ token, url, json }: Json & { readonly token: string; readonly url?: string }) => {
      const login = { url: url ?? (await findLogin())?.url ?? 'http://127.0.0.1:4000', token: token.trim() }
      await withLogin(login, async (manage) => {
        const key = await manage.getCallerKey()
        await keepLogin(login)
        const whose = key.shopId === null ? 'the platform' : `shop ${key.shopId}`
        answer({ json }, { url: login.url, ...key }, () =>
          print(`Logged in at ${login.url} with "${key.name}", a key of ${whose}`),
        )
      })
    })

export const logoutCommand = () =>
  command('logout', 'Forget the key that "login" keeps', ['logout']).action(async (options: Json) => {
    if (!(await forgetLogin())) throw new Complaint('Nobody is logged in.')
    answer(options, { loggedIn: false }, () => print('The key is forgotten here; it still works elsewhere'))
  })

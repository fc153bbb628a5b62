import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { act, goTo } from '#app/session/act.server.ts'

export const loader = () => redirect('/')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office) => {
    // The cookies are deleted whether the API answers or not.
    await office.manage.signOut().catch(() => undefined)
    office.signOut()
    return goTo('/enter')
  })

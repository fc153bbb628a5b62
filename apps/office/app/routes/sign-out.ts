import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { act, goTo } from '#app/session/act.server.ts'

export const loader = () => redirect('/')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office) => {
    // What it knows of the person is gone from the browser, whatever the API answers.
    await office.manage.signOut().catch(() => undefined)
    office.signOut()
    return goTo('/enter')
  })

import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { officeOf } from '#app/session/office.server.ts'
import { statusOf } from './passkey-options.ts'

export const loader = () => redirect('/me')

/** The WebAuthn options to create a passkey. */
export async function action(args: ActionFunctionArgs) {
  const office = officeOf(args)
  try {
    const { options } = await office.manage.startPasskey({ body: { browser: office.browser } })
    return Response.json(options, { headers: office.cookies() })
  } catch (error) {
    return Response.json(null, { status: statusOf(error) })
  }
}

import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { ManageError } from '@store/api-client/manage'
import { officeOf } from '#app/session/office.server.ts'

export const loader = () => redirect('/enter')

/** The WebAuthn options to sign in with a passkey. */
export async function action(args: ActionFunctionArgs) {
  const office = officeOf(args)
  try {
    const { options } = await office.manage.startPasskeySignIn({ body: { browser: office.browser } })
    return Response.json(options, { headers: office.cookies() })
  } catch (error) {
    return Response.json(null, { status: statusOf(error) })
  }
}

export const statusOf = (error: unknown): number => {
  if (!(error instanceof ManageError)) throw error
  return error.failure.kind === 'problem' ? error.failure.problem.status : 503
}

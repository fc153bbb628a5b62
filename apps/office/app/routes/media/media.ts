import type { ActionFunctionArgs } from '@remix-run/node'
import { ManageError } from '@store/api-client/manage'
import { requireSession } from '#app/session/office.server.ts'
import { shopOf } from '#app/session/read.server.ts'

const TOO_LARGE = 413
/** How long the API may take with a picture, in milliseconds. */
const TIMEOUT = 60_000

/** Uploads a picture to the API; returns its address. */
export async function action(args: ActionFunctionArgs) {
  const office = requireSession(args)
  const { shopId } = await shopOf(args, office)
  const { body } = args.request
  if (!body) return new Response(null, { status: 400 })
  const name = new URL(args.request.url).searchParams.get('name')?.slice(0, 200)
  try {
    const stored = await office.manage.uploadPicture(
      { params: { shopId }, query: name ? { name } : {}, file: body },
      { timeout: TIMEOUT },
    )
    return Response.json(stored, { status: 201 })
  } catch (error) {
    if (!(error instanceof ManageError)) throw error
    if (error.failure.kind !== 'problem') return new Response(null, { status: 503 })
    const { code, status } = error.failure.problem
    return new Response(null, { status: code === 'tooLarge' ? TOO_LARGE : status })
  }
}

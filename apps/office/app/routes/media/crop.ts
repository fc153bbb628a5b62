import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { ManageError } from '@store/api-client/manage'
import { requireSession } from '#app/session/office.server.ts'
import { shopOf } from '#app/session/read.server.ts'

/** How long the API may take with a picture, in milliseconds. */
const TIMEOUT = 30_000
const NONE = { original: null }

/** Returns the original of a cropped picture. */
export async function loader(args: LoaderFunctionArgs) {
  const office = requireSession(args)
  const { shopId } = await shopOf(args, office)
  const file = fileIn(new URL(args.request.url).searchParams.get('src'), shopId)
  if (file === null) return Response.json(NONE)
  return office.manage.getPicture({ params: { shopId, file } }).then(
    ({ original }) => Response.json({ original }),
    (error: unknown) => Response.json(NONE, { status: statusOf(error) }),
  )
}

/** Crops a picture of the shop; returns the address of the part. */
export async function action(args: ActionFunctionArgs) {
  const office = requireSession(args)
  const { shopId } = await shopOf(args, office)
  const sent = (await args.request.json().catch(() => null)) as {
    readonly src?: unknown
    readonly box?: unknown
  } | null
  const file = fileIn(sent?.src, shopId)
  const sides = Array.isArray(sent?.box) ? sent.box.slice(0, 4).map(Number) : []
  const [left, top, right, bottom] = sides
  if (file === null || left === undefined || top === undefined || right === undefined || bottom === undefined)
    return new Response(null, { status: 400 })
  const box: [number, number, number, number] = [left, top, right, bottom]
  return office.manage.cropPicture({ params: { shopId, file }, body: { box } }, { timeout: TIMEOUT }).then(
    (kept) => Response.json(kept, { status: 201 }),
    (error: unknown) => new Response(null, { status: statusOf(error) }),
  )
}

/** The file name of a picture of this shop, from its address; null: not one of its pictures. */
function fileIn(src: unknown, shopId: number): string | null {
  const [, shop, file = null] = /^\/media\/(\d{1,15})\/([\w.]{1,40})$/.exec(typeof src === 'string' ? src : '') ?? []
  return shop === String(shopId) ? file : null
}

function statusOf(error: unknown): number {
  if (!(error instanceof ManageError)) throw error
  const { failure } = error
  return failure.kind === 'problem' ? failure.problem.status : failure.kind === 'contract' ? 422 : 503
}

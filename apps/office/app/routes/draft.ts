import type { ActionFunctionArgs } from '@remix-run/node'
import { DRAFT_KINDS, ManageError } from '@store/api-client/manage'
import * as z from 'zod'
import { requireSession } from '#app/session/office.server.ts'
import { shopOf } from '#app/session/read.server.ts'

const Typed = z.strictObject({
  values: z.record(z.string().max(60), z.array(z.string().max(200_000)).max(1_000)).nullable(),
  base: z.string().max(60).nullable(),
})

/** Saves the draft of a form for the person who types it; with `values` null, deletes it. */
export async function action(args: ActionFunctionArgs) {
  const office = requireSession(args)
  const { shopId } = await shopOf(args, office)
  const kind = DRAFT_KINDS.find((known) => known === args.params.kind)
  const typed = Typed.safeParse(await args.request.json().catch(() => null))
  if (!kind || !typed.success) return new Response(null, { status: 400 })
  const { values, base } = typed.data
  try {
    const { draft } = await office.manage.saveDraft({
      params: { shopId, kind, thing: args.params.thing ?? '' },
      body: { body: values, base },
    })
    return Response.json({ savedAt: draft?.savedAt ?? null })
  } catch (error) {
    if (!(error instanceof ManageError)) throw error
    return new Response(null, { status: error.failure.kind === 'problem' ? error.failure.problem.status : 503 })
  }
}

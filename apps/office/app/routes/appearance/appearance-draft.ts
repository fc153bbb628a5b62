import type { ActionFunctionArgs } from '@remix-run/node'
import { ManageError } from '@store/api-client/manage'
import { changeDraft } from '#app/appearance/change-draft.server.ts'
import type { DraftAnswer } from '#app/appearance/ops.ts'
import { officeOf } from '#app/session/office.server.ts'
import { shopOf } from '#app/session/read.server.ts'
import { loadWords } from '#app/words/words.ts'

/** Saves changes of a draft, which the editor sends while somebody types. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const office = officeOf(args)
  const answer = (answer: DraftAnswer, status = 200) => Response.json(answer, { status })
  const text = await args.request.text()
  try {
    return answer(await changeDraft(office, await shopOf(args, office), JSON.parse(text)))
  } catch (error) {
    if (error instanceof SyntaxError) return new Response(null, { status: 400 })
    if (!(error instanceof ManageError)) throw error
    const { failure } = error
    const message =
      failure.kind === 'problem' ? failure.problem.detail : (await loadWords[office.language]()).errors.away
    return answer({ kind: 'failed', message }, failure.kind === 'problem' ? failure.problem.status : 503)
  }
}

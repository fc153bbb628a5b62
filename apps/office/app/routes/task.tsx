import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData, useRevalidator } from '@remix-run/react'
import { timeZoneOf } from '@store/core'
import { useEffect } from 'react'
import { act, goTo } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { countIn, isUnderWay } from '#app/tasks/task.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { bulkWords } from '#app/words/bulk/index.ts'
import { momentText } from '#app/words/dates.ts'
import { useSection } from '#app/words/use-words.ts'

const ofShop = (shopId: number, { params }: Pick<LoaderFunctionArgs, 'params'>) => ({
  params: { shopId, id: Number(params.id) },
})

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async ({ manage, language }, { shopId }) => {
    const [task, { country }] = await Promise.all([
      manage.getTask(ofShop(shopId, args)),
      manage.getShop({ params: { shopId } }),
    ])
    const text = (moment: string) => momentText(moment, language, timeZoneOf(country))
    return { ...task, began: text(task.createdAt), undoUntil: task.undoUntil && text(task.undoUntil) }
  })

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office) => {
    const { shopId, subdomain } = await shopOf(args, office)
    const { id } = await office.manage.undoTask(ofShop(shopId, args))
    return goTo(`/${subdomain}/tasks/${id}`)
  })

/** How often a page asks how far a task is, in milliseconds. */
const ASKS = 1_000

/** How far a task is, what it did, and how to undo it. */
export default function Task() {
  const { kind, state, who, began, done, total, result, undoUntil } = useLoaderData<typeof loader>()
  const words = useSection(bulkWords)
  const { base } = useShop()
  const { refused } = useOutcome()
  const { revalidate, state: reading } = useRevalidator()
  const goesOn = isUnderWay(state)
  useEffect(() => {
    if (!goesOn || reading !== 'idle') return
    const timer = setTimeout(revalidate, ASKS)
    return () => clearTimeout(timer)
  }, [goesOn, reading, revalidate])
  const of = state === 'undoing' ? countIn(result, 'changed') : total
  const said = (['changed', 'skipped', 'restored', 'kept'] as const).filter((name) => countIn(result, name) > 0)
  return (
    <div className="stack" data-wide="">
      <Back to={`${base}/products/bulk`}>{words.backToProducts}</Back>
      <header className="stack" data-tight="">
        <div className="row" data-ends="">
          <h1>{words.tasks[kind as keyof typeof words.tasks] ?? kind}</h1>
          <Seal dye={state === 'failed' ? 'now' : goesOn ? 'act' : 'good'}>{words.task[state]}</Seal>
        </div>
        <p className="muted small">{`${who} · ${began}`}</p>
      </header>
      <Refusal of={refused} />
      <section className="card" aria-live="polite">
        {goesOn && (
          <>
            <progress value={done} max={Math.max(1, of)} aria-label={words.task[state]} />
            <p>{words.progress(done, of)}</p>
            <p className="muted">{state === 'undoing' ? words.undoing : words.leave}</p>
            <Link className="button" to="." reloadDocument>
              {words.again}
            </Link>
          </>
        )}
        {!goesOn && said.length === 0 && <p className="letter">{words.counts(0, total)}</p>}
        {!goesOn &&
          said.map((name) => (
            <p key={name} className={name === 'changed' ? 'letter' : undefined}>
              {words[name](countIn(result, name))}
            </p>
          ))}
        {state === 'failed' && <p>{words.failed}</p>}
      </section>
      {undoUntil && (
        <Form method="post" className="stack" data-tight="">
          <Submit intent="undo" kind="plain">
            {words.undo}
          </Submit>
          <p className="muted small">{words.undoUntil(undoUntil)}</p>
        </Form>
      )}
    </div>
  )
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData, useRevalidator } from '@remix-run/react'
import { timeZoneOf } from '@store/core'
import { useEffect } from 'react'
import { MissingPictures, Problems } from '#app/imports/problems.tsx'
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
import { importWords } from '#app/words/imports/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

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
    const importId = countIn(task.result, 'importId')
    const imported = importId > 0 ? await manage.getProductImport({ params: { shopId, id: importId } }) : null
    const file = imported && {
      name: imported.name,
      problems: imported.problems,
      refused: imported.counts.refused,
      pictureProblems: imported.pictureProblems,
    }
    return { ...task, file, began: text(task.createdAt), undoUntil: task.undoUntil && text(task.undoUntil) }
  })

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office) => {
    const { shopId, subdomain } = await shopOf(args, office)
    const { id } = await office.manage.undoTask(ofShop(shopId, args))
    return goTo(`/${subdomain}/tasks/${id}`)
  })

/** The counts of a task, in the order of display. */
const BULK_COUNTS = ['changed', 'skipped', 'restored', 'kept'] as const
const IMPORT_COUNTS = ['created', 'changed', 'unchanged', 'pictures', 'restored', 'kept'] as const

/** The interval at which the page loads a task's progress, in milliseconds. */
const ASKS = 1_000

/** The progress of a task, its result, and the button to undo it. */
export default function Task() {
  const { kind, state, who, began, done, total, result, undoUntil, file } = useLoaderData<typeof loader>()
  const words = useSection(bulkWords)
  const { screens } = useWords()
  const { base } = useShop()
  const { refused } = useOutcome()
  const { revalidate, state: reading } = useRevalidator()
  const goesOn = isUnderWay(state)
  useEffect(() => {
    if (!goesOn || reading !== 'idle') return
    const timer = setTimeout(revalidate, ASKS)
    return () => clearTimeout(timer)
  }, [goesOn, reading, revalidate])
  const of = state === 'undoing' ? countIn(result, 'changed') + countIn(result, 'created') : total
  const { done: imported } = useSection(importWords)
  const isImport = kind === 'products.import'
  const says = isImport
    ? { ...words, ...imported }
    : { ...words, created: () => '', unchanged: () => '', pictures: () => '' }
  const names = isImport ? IMPORT_COUNTS : BULK_COUNTS
  const shown = names.filter((name) => countIn(result, name) > 0)
  return (
    <div className="stack" data-wide="">
      {isImport ? (
        <Back to={`${base}/products`}>{screens.products}</Back>
      ) : (
        <Back to={`${base}/products/bulk`}>{words.backToProducts}</Back>
      )}
      <header className="stack" data-tight="">
        <div className="row" data-ends="">
          <h1>{words.tasks[kind as keyof typeof words.tasks] ?? kind}</h1>
          <Seal dye={state === 'failed' ? 'now' : goesOn ? 'act' : 'good'}>{words.task[state]}</Seal>
        </div>
        <p className="muted small cut">{[file?.name, who, began].filter(Boolean).join(' · ')}</p>
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
        {!goesOn && shown.length === 0 && <p className="letter">{words.counts(0, total)}</p>}
        {!goesOn &&
          shown.map((name) => (
            <p key={name} className={name === shown[0] ? 'letter' : undefined}>
              {says[name](countIn(result, name))}
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
      {file && (
        <>
          <Problems problems={file.problems} refused={file.refused} />
          <MissingPictures missing={file.pictureProblems} count={countIn(result, 'picturesMissing')} />
        </>
      )}
    </div>
  )
}

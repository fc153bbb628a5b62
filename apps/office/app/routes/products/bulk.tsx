import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { BulkForm } from '#app/bulk/bulk-form.tsx'
import { applyBulk, readBulk } from '#app/bulk/read-bulk.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { TaskList } from '#app/tasks/task-list.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { bulkWords } from '#app/words/bulk/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readBulk(office, shop, new URL(args.request.url).searchParams), 'bulk')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => applyBulk(office, sent, await shopOf(args, office)))

/** Changes many products at once: a form, a trial, and then a task that can be undone. */
export default function Bulk() {
  const { trial, tasks, ...form } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const words = useSection(bulkWords)
  const { refused } = useOutcome()
  const query = trial ? String(search) : null
  const result = useRef<HTMLHeadingElement>(null)
  // Focuses the trial, which is above the form.
  useEffect(() => {
    if (query !== null) result.current?.focus()
  }, [query])
  return (
    <div className="stack" data-wide="">
      <PageHead title={words.title} intro={words.intro} />
      <Refusal of={refused} />
      {trial && (
        <section className="card" aria-labelledby="trial">
          <h2 id="trial" ref={result} tabIndex={-1}>
            {words.trial}
          </h2>
          <p className="letter" role="status">
            {words.counts(trial.changed, trial.total)}
          </p>
          {trial.biggest && <p>{words.biggest(trial.biggest.name, trial.biggest.percent)}</p>}
          {trial.examples.length > 0 && (
            <table className="prices">
              <caption className="muted small">{words.examples}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.product}</th>
                  <th scope="col">{words.before}</th>
                  <th scope="col">{words.after}</th>
                </tr>
              </thead>
              <tbody>
                {trial.examples.map(({ id, name, before, after, moves }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td className="muted">{before}</td>
                    <td>{moves ? <strong>{after}</strong> : after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {trial.changed > 0 && (
            <Form method="post" className="stack" data-tight="">
              <input type="hidden" name="query" value={String(search)} />
              <input type="hidden" name="key" value={trial.key} />
              <Submit intent="apply">{words.apply(trial.changed)}</Submit>
              <p className="muted small">{words.undoHint}</p>
            </Form>
          )}
        </section>
      )}
      {/* With Back and Forward the fields are those of the address again. */}
      <BulkForm key={String(search)} {...form} />
      <TaskList tasks={tasks} />
    </div>
  )
}

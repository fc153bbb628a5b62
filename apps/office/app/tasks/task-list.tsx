import { Link } from '@remix-run/react'
import { useShop } from '#app/shop/use-shop.ts'
import { Seal } from '#app/ui/seal.tsx'
import { bulkWords } from '#app/words/bulk/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { isUnderWay } from './task.ts'

export type ListedTask = {
  readonly id: number
  readonly kind: string
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone'
  readonly who: string
  readonly began: string
}

/** The latest tasks on many products, each linked to its result and undo. */
export function TaskList({ tasks }: { readonly tasks: readonly ListedTask[] }) {
  const words = useSection(bulkWords)
  const { base } = useShop()
  if (tasks.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.last}</h2>
      <ul className="rows">
        {tasks.map(({ id, kind, state, who, began }) => (
          <li key={id}>
            <Link className="go" to={`${base}/tasks/${id}`}>
              <span>
                {words.tasks[kind as keyof typeof words.tasks] ?? kind}
                <span className="muted small line">{`${who} · ${began}`}</span>
              </span>
              <Seal dye={state === 'failed' ? 'now' : isUnderWay(state) ? 'act' : 'good'}>{words.task[state]}</Seal>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

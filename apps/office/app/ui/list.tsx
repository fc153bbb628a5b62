import { Form, Link, useSearchParams } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { LONGEST_SEARCH } from '#app/find/searched-for.ts'
import { useWords } from '#app/words/use-words.ts'
import { Button } from './button.tsx'
import { TextField } from './fields.tsx'
import { useCurrentInSight } from './use-current-in-sight.ts'

/** The parameters of the page without these; a cursor is only valid for one query, so it is removed too. */
function useQueryWithout(names: readonly string[]): readonly (readonly [string, string])[] {
  const [search] = useSearchParams()
  return [...search].filter(([name]) => ![...names, 'after', '_data'].includes(name))
}

type FindProps = {
  readonly label: string
  readonly typed: string
  readonly keep?: boolean
  /** Whether the field takes the focus. */
  readonly takesFocus?: boolean
}

/** Searches the list within the current view and filters. */
export function Find({ label, typed, keep = true, takesFocus = false }: FindProps) {
  const { parts } = useWords()
  const rest = useQueryWithout(['q'])
  return (
    <Form className="find" role="search" key={typed}>
      {keep && rest.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)}
      <TextField
        label={label}
        type="search"
        name="q"
        defaultValue={typed}
        maxLength={LONGEST_SEARCH}
        autoFocus={takesFocus}
      />
      <Button type="submit">{parts.search}</Button>
    </Form>
  )
}

export type View = {
  readonly name: string
  readonly text: string
  readonly current: boolean
  /** The query of the view; by default `view` with its name. */
  readonly query?: string
}

/** The views of a list, as chips; `label` is the accessible name. */
export function Views({ label, views }: { readonly label: string; readonly views: readonly View[] }) {
  const nav = useCurrentInSight<HTMLElement>(views.find(({ current }) => current)?.name)
  return (
    <nav className="views" aria-label={label} ref={nav}>
      <ul className="chips">
        {views.map(({ name, text, current, query = `view=${name}` }) => (
          <li key={name}>
            <Link className="chip" to={`?${query}`} aria-current={current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FiltersProps = {
  /** The active filters, in words, with the names of their parameters. */
  readonly on: readonly { readonly name: string; readonly text: string }[]
  /** The fields, with the names of the parameters. */
  readonly children: ReactNode
  /** The names of all parameters that the fields set. */
  readonly names: readonly string[]
  /** Whether the fields are expanded, because one of them is invalid. */
  readonly open?: boolean
}

/** The filters: active ones as chips that remove them; the fields are folded below. */
export function Filters({ on, names, open, children }: FiltersProps) {
  const { parts } = useWords()
  const rest = useQueryWithout(names)
  const all = useQueryWithout([])
  const without = (taken: readonly string[]) =>
    `?${new URLSearchParams(all.filter(([name]) => !taken.includes(name)).map(([name, value]) => [name, value]))}`
  return (
    <div className="stack" data-tight="">
      {on.length > 0 && (
        <ul className="chips">
          {on.map(({ name, text }) => (
            <li key={name}>
              <Link className="chip" data-on="" to={without([name])} aria-label={`${text}: ${parts.remove}`}>
                {text}
              </Link>
            </li>
          ))}
          <li>
            <Link className="chip" to={without(names)}>
              {parts.clear}
            </Link>
          </li>
        </ul>
      )}
      <details className="fold" open={open}>
        <summary>{parts.filters}</summary>
        <Form className="card">
          {rest.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {children}
          <Button type="submit" kind="main">
            {parts.apply}
          </Button>
        </Form>
      </details>
    </div>
  )
}

/** A link to the next page of a list; null: this is the last. */
export function MoreRows({ cursor }: { readonly cursor: string | null }) {
  const { app } = useWords()
  const [search] = useSearchParams()
  if (cursor === null) return null
  const next = new URLSearchParams([...search].filter(([name]) => name !== 'after'))
  next.set('after', cursor)
  return (
    <p>
      <Link className="button" to={`?${next}`}>
        {app.more}
      </Link>
    </p>
  )
}

const Picked = createContext<{ readonly count: number; readonly all: (picked: boolean) => void } | null>(null)

/**
 * A form around a list whose rows can be picked (`PickBox`) and acted on together (`BulkBar`). It sends `pick` once for each picked
 * row, and works without scripts.
 */
export function Picking({ children, action }: { readonly children: ReactNode; readonly action?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="pick"]') ?? [])]
  const recount = () => setCount(boxes().filter((box) => box.checked).length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes come and go with the rows.
  useEffect(recount, [children])
  function all(picked: boolean) {
    for (const box of boxes()) box.checked = picked
    recount()
  }
  return (
    <Picked.Provider value={{ count, all }}>
      <Form method="post" className="stack" ref={form} onChange={recount} {...(action && { action })}>
        {children}
      </Form>
    </Picked.Provider>
  )
}

/** Picks the row with this id. */
export function PickBox({ id, label }: { readonly id: string | number; readonly label: string }) {
  return (
    <label className="pick">
      <input type="checkbox" name="pick" value={id} aria-label={label} />
    </label>
  )
}

/** The actions on the picked rows. Without scripts they are always below the list. */
export function BulkBar({ children }: { readonly children: ReactNode }) {
  const { parts } = useWords()
  const picked = useContext(Picked)
  const count = picked?.count ?? 0
  return (
    <div className="bulk" data-none={count === 0 ? '' : undefined}>
      <div className="row">
        <strong aria-live="polite">{count > 0 && parts.picked(count)}</strong>
        <Button kind="quiet" onClick={() => picked?.all(true)}>
          {parts.pickAll}
        </Button>
        {count > 0 && (
          <Button kind="quiet" onClick={() => picked?.all(false)}>
            {parts.clear}
          </Button>
        )}
      </div>
      <div className="row">{children}</div>
    </div>
  )
}

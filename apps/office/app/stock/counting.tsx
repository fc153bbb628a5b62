import { Link, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '#app/shop/use-shop.ts'
import { canScan } from '#app/ui/bar-codes.ts'
import { Button } from '#app/ui/button.tsx'
import { Scanner } from '#app/ui/scanner.tsx'
import { useOnline } from '#app/ui/use-online.ts'
import { stockWords } from '#app/words/stock/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import {
  type Countable,
  type CountDraft,
  countableOf,
  findCountable,
  hasCode,
  keepDraft,
  readDraft,
  sameRow,
  withoutRow,
  withRow,
} from './count-draft.ts'
import { CountNumber } from './count-number.tsx'
import { CountedRows } from './counted-rows.tsx'
import { useKnown } from './use-known.ts'

type CountingProps = {
  readonly rows: readonly Countable[]
  /** Whether the shop has more rows than these. */
  readonly partial: boolean
}

/** Counts a shelf: search or scan, number, next. It works without a connection; counted rows are stored on the device. */
export function Counting({ rows, partial }: CountingProps) {
  const { counting: words } = useSection(stockWords)
  const { errors } = useWords()
  const { shop, personId, base } = useShop()
  const navigate = useNavigate()
  const online = useOnline()
  const search = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<CountDraft>(() => readDraft({ personId, shop }))
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState<Countable | null>(null)
  const [number, setNumber] = useState<number | null>(null)
  const [isScanning, setScanning] = useState(false)
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const { known, lookUp } = useKnown(rows, partial && online)
  const found = findCountable(known, typed)
  useEffect(() => keepDraft({ personId, shop }, draft), [personId, shop, draft])

  function choose(row: Countable) {
    setCurrent(row)
    setNumber(draft.rows.find((each) => sameRow(each, row))?.counted ?? null)
    setTyped('')
    setNote('')
  }
  /** The draft including the row on the screen. */
  function taken(): CountDraft {
    if (!current || number === null) return draft
    const { productId, variantId, name, values, units } = current
    const row = { productId, variantId, counted: number, seen: units, name: [name, ...values].join(' · ') }
    return withRow(draft, row)
  }
  function take() {
    if (number === null) return
    setDraft(taken())
    navigator.vibrate?.(20)
    setCurrent(null)
    setNumber(null)
    search.current?.focus()
  }
  async function scanned(code: string) {
    const rows = findCountable(known, code)
    if (rows.length > 0) return held(rows, code)
    const beyond = findCountable(await lookUp(code), code)
    if (beyond.length > 0) now.current(beyond, code)
    else setNote(words.unknownCode(code))
  }
  function held(rows: readonly Countable[], code: string) {
    // One code may belong to all sizes: the person chooses once.
    const row = rows.length === 1 ? rows[0] : rows.find((each) => current && sameRow(current, each))
    if (!row) {
      setDraft(taken())
      setCurrent(null)
      setNumber(null)
      setNote('')
      return setTyped(code)
    }
    // Each scan of the same code counts one; another code completes the current row.
    if (current && sameRow(current, row)) return setNumber((number ?? 0) + 1)
    setDraft(taken())
    choose(row)
    setNumber((draft.rows.find((each) => sameRow(each, row))?.counted ?? 0) + 1)
  }
  // While the server looks up a code, the next one may be scanned; this is the newest handler.
  const now = useRef(held)
  useEffect(() => {
    now.current = held
  })
  function type(text: string) {
    setTyped(text)
    if (text.trim().length > 1) void lookUp(text.trim())
  }
  async function finish() {
    const whole = taken()
    setDraft(whole)
    setSending(true)
    try {
      const answer = await fetch(`${base}/stock/send-count`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // Without names, thousands of rows stay a small request.
        body: JSON.stringify({ key: whole.key, rows: whole.rows.map(({ name, ...numbers }) => numbers) }),
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const { id } = (await answer.json()) as { readonly id: number }
      navigate(`${base}/stock/counts/${id}?from=${whole.key}`)
    } catch {
      setNote(navigator.onLine ? errors.brokenText : words.offline)
      setSending(false)
    }
  }

  return (
    <div className="counting">
      <header className="row" data-ends="">
        <h1>{words.title}</h1>
        <Link className="button" data-kind="quiet" to={`${base}/stock`}>
          {words.leave}
        </Link>
      </header>
      <div className="counting-body">
        <div className="find">
          <div className="field">
            <label htmlFor="count-search">{words.search}</label>
            <input
              id="count-search"
              className="input"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              ref={search}
              value={typed}
              maxLength={100}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onKeyDown={(event) => {
                const [first, second] = found
                // Scanners type a code and press Enter; if several rows have it, the person chooses.
                if (event.key === 'Enter' && first && !(second && hasCode(second, typed))) choose(first)
              }}
            />
          </div>
          {canScan() && (
            <Button onClick={() => setScanning(!isScanning)} aria-pressed={isScanning}>
              {isScanning ? words.stopScan : words.scan}
            </Button>
          )}
        </div>
        {isScanning && <Scanner onCode={(code) => void scanned(code)} noCamera={words.noCamera} />}
        {typed.trim() !== '' && (
          <ul className="rows" aria-label={words.result}>
            {found.length === 0 && <li className="muted">{words.noResult}</li>}
            {found.map((row) => (
              <li key={`${row.productId} ${row.variantId}`}>
                <button type="button" className="found" onClick={() => choose(row)}>
                  {row.image ? <img src={row.image} alt="" width="48" height="48" /> : <span className="no-picture" />}
                  <span>
                    <strong>{row.name}</strong> <span className="muted">{row.values.join(' · ')}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {current ? (
          <CountNumber current={current} number={number} onNumber={setNumber} onNext={take} />
        ) : (
          typed.trim() === '' && <p className="letter muted">{words.pick}</p>
        )}
        <p role="status" className={note ? 'wrong' : 'hidden'}>
          {note}
        </p>
        {!online && (
          <p className="note" data-dye="act">
            {words.offline}
          </p>
        )}
        {draft.rows.length > 0 && (
          <CountedRows
            rows={draft.rows}
            onEdit={(row) => choose(known.find((each) => sameRow(each, row)) ?? countableOf(row))}
            onRemove={(row) => setDraft(withoutRow(draft, row))}
          />
        )}
        <p className="muted small">
          {words.saved} {partial && words.partial(rows.length)}
        </p>
      </div>
      <footer className="row" data-ends="">
        <strong aria-live="polite">{words.counted(draft.rows.length)}</strong>
        <Button kind="main" disabled={taken().rows.length === 0 || !online || isSending} onClick={() => void finish()}>
          {words.finish}
        </Button>
      </footer>
    </div>
  )
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { PRICE_LIST_LIMITS } from '@store/core'
import { type PriceRow, type ReadList, takePriceList } from '#app/bulk/price-list.server.ts'
import { act } from '#app/session/act.server.ts'
import { useLastOf, useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Submit } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { bulkWords } from '#app/words/bulk/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, async () => null, 'priceList')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => takePriceList(office, sent, await shopOf(args, office)))

/** Sets prices from a pasted list: parsed, compared with the current prices, and saved by one button. */
export default function PriceList() {
  const { list: words } = useSection(bulkWords)
  const { refused } = useOutcome()
  const list = useLastOf<ReadList>('list')
  return (
    <div className="stack" data-wide="">
      <header className="stack" data-tight="">
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <Refusal of={refused} />
      {list && <Prices list={list} key={list.key} />}
      {list ? (
        <Fold title={words.change} open={list.ready.length + list.jumps.length === 0}>
          <Paste text={list.text} />
        </Fold>
      ) : (
        <Paste text="" />
      )}
    </div>
  )
}

function Paste({ text }: { readonly text: string }) {
  const { list: words } = useSection(bulkWords)
  const { refused } = useOutcome()
  return (
    <Form method="post" className="card">
      <LongText
        label={words.text}
        name="text"
        rows={10}
        most={PRICE_LIST_LIMITS.text}
        required
        spellCheck={false}
        placeholder={words.example.join('\n')}
        defaultValue={text}
        wrong={wrongIn(refused, 'read').text}
      />
      <Submit intent="read">{words.read}</Submit>
    </Form>
  )
}

function Prices({ list }: { readonly list: ReadList }) {
  const { list: words } = useSection(bulkWords)
  const { ready, jumps, same, unread } = list
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="key" value={list.key} />
      {ready.length > 0 && (
        <section className="stack" data-tight="">
          <h2>{words.ready(ready.length)}</h2>
          <PriceRows rows={ready} picked />
        </section>
      )}
      {jumps.length > 0 && (
        <section className="stack" data-tight="">
          <h2>{words.jumps(jumps.length)}</h2>
          <p className="muted">{words.jumpsHint}</p>
          <PriceRows rows={jumps} />
        </section>
      )}
      {same > 0 && <p className="muted">{words.same(same)}</p>}
      {ready.length + jumps.length > 0 && (
        <div className="save-bar">
          <span />
          <Submit intent="apply">{words.apply}</Submit>
        </div>
      )}
      {unread.length > 0 && (
        <section className="stack" data-tight="">
          <h2>{words.unread(unread.length)}</h2>
          <p className="muted">{words.unreadHint}</p>
          <ul className="rows">
            {unread.map(({ line, said, problem }) => (
              <li key={line}>
                <span>
                  <span className="muted small">{words.line(line)}</span> {said}
                </span>
                <span className="small">{words.problem[problem]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Form>
  )
}

function PriceRows({ rows, picked }: { readonly rows: readonly PriceRow[]; readonly picked?: boolean }) {
  const { list: words } = useSection(bulkWords)
  return (
    <ul className="rows price-rows">
      {rows.map(({ pick, name, before, after, percent }) => (
        <li key={pick}>
          <label>
            <input type="checkbox" name="pick" value={pick} defaultChecked={picked} />
            <span>
              <strong>{name}</strong>
              <span className="line">
                <s className="muted">{before ?? words.onRequest}</s> <span aria-hidden="true">→</span>{' '}
                <strong>{after}</strong>
                {percent !== null && (
                  <span className="muted small">
                    {' '}
                    {percent > 0 ? '+' : '−'}
                    {Math.abs(percent)} %
                  </span>
                )}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { CityRows } from '#app/shipping/city-rows.tsx'
import { RangeRows } from '#app/shipping/range-rows.tsx'
import { readShipping } from '#app/shipping/read-shipping.server.ts'
import { saveShipping } from '#app/shipping/save-shipping.server.ts'
import { TryOut } from '#app/shipping/try-out.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Choices, TextField } from '#app/ui/fields.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { shippingWords } from '#app/words/shipping/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readShipping(office, shop, new URL(args.request.url).searchParams), 'shipping')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => saveShipping(office, sent, await shopOf(args, office)))

const KINDS = ['free', 'flat', 'bySubtotal', 'byCity', 'unset'] as const

/** Shipping prices, by one of five methods, and delivery times. */
export default function Shipping() {
  const { rate, revision, money, lines, priced, places, divisions, tried } = useLoaderData<typeof loader>()
  const words = useSection(shippingWords)
  const { screens } = useWords()
  const { base } = useShop()
  const { refused, done } = useOutcome()
  const isHydrated = useHydrated()
  const [kind, setKind] = useState<string>(rate.kind)
  const wrong = wrongIn(refused, 'save')
  const kinds = KINDS.filter((each) => each !== 'byCity' || places.length > 0)
  // Without scripts all parts are shown; the server reads the chosen one.
  const isHidden = (part: string) => isHydrated && kind !== part
  const days = rate.kind === 'unset' ? null : rate.days
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.shipping} intro={words.intro} />
      <Refusal of={refused} />
      <Form method="post" className="stack">
        <input type="hidden" name="revision" value={revision} />
        <div className="card">
          <Choices
            label={words.mode}
            name="kind"
            value={rate.kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, text: words[value], hint: words[`${value}Hint`] }))}
          />
          {places.length === 0 && (
            <Note dye="act">
              {words.noCities} <Link to={`${base}/shipping/cities`}>{words.addCities}</Link>
            </Note>
          )}
        </div>
        <div className="card" hidden={isHidden('flat')}>
          <MoneyField
            label={words.price}
            name="price"
            money={money}
            amount={rate.kind === 'flat' ? rate.price : null}
            typed={refused?.typed?.price?.[0]}
            wrong={wrong.price}
          />
        </div>
        <div className="card" hidden={isHidden('bySubtotal')}>
          <RangeRows
            ranges={rate.kind === 'bySubtotal' ? rate.ranges : []}
            money={money}
            wrong={wrong.ranges ?? wrong['rate.ranges']}
          />
        </div>
        {places.length > 0 && (
          <div className="card" hidden={isHidden('byCity')}>
            <CityRows
              lines={lines}
              priced={priced}
              divisions={divisions}
              money={money}
              wrong={wrong}
              elsewhere={rate.kind === 'byCity' ? rate.elsewhere : null}
              typed={refused?.typed?.elsewhere?.[0]}
            />
          </div>
        )}
        <section className="card" aria-labelledby="days" hidden={isHydrated && kind === 'unset'}>
          <h2 id="days">{words.days}</h2>
          <div className="pair">
            <TextField
              label={words.from}
              name="daysFrom"
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={3}
              defaultValue={days?.from ?? ''}
              wrong={wrong['rate.days.from']}
            />
            <TextField
              label={words.to}
              name="daysTo"
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={3}
              defaultValue={days?.to ?? ''}
              wrong={wrong['rate.days.to']}
            />
          </div>
          <p className="muted small">{words.daysHint}</p>
        </section>
        <p className="muted small">{words.pickUp}</p>
        <SaveBar />
      </Form>
      <TryOut tried={tried} places={places} money={money} />
      <Toast done={done} />
    </div>
  )
}

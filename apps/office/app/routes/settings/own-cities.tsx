import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { AddCities } from '#app/shipping/add-cities.tsx'
import { changeOwnCities, readOwnCities } from '#app/shipping/own-cities.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { cityWords } from '#app/words/cities/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readOwnCities, 'shipping')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeOwnCities(office, sent, await shopOf(args, office)))

/** With more cities than these, divisions are collapsed. */
const MOST_SHOWN = 40

/** The cities that the shop has listed itself, by division. */
export default function OwnCities() {
  const { country, official, isByCity, divisions, total, label, known } = useLoaderData<typeof loader>()
  const words = useSection(cityWords)
  const { base } = useShop()
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <Back to={`${base}/shipping`}>{words.back}</Back>
      <PageHead title={words.title} intro={words.intro} />
      <Refusal of={refused} />
      <p>{official === null ? words.noList(country) : words.hasList(country, official)}</p>
      {total === 0 ? (
        <Empty text={words.none} />
      ) : (
        <section className="card">
          {divisions.map((division) => (
            <Fold
              key={division.name}
              title={`${division.name} · ${words.count(division.cities.length)}`}
              open={total <= MOST_SHOWN}
            >
              <Division {...division} />
            </Fold>
          ))}
          <p className="muted small">
            {!isByCity && `${words.notByCity} `}
            <Link to={`${base}/shipping`}>{words.toPrices}</Link>
          </p>
        </section>
      )}
      <Section title={words.add}>
        <AddCities key={total} label={label} known={known} refused={refused} />
      </Section>
      <Toast done={done} />
    </div>
  )
}

type DivisionProps = ReturnType<typeof useLoaderData<typeof loader>>['divisions'][number]

function Division({ name: division, cities }: DivisionProps) {
  const words = useSection(cityWords)
  return (
    <ul className="rows">
      {cities.map(({ id, name, price }) => (
        <li key={id}>
          <Form method="post" className="row" data-ends="" preventScrollReset>
            <span className="grow">
              {name}
              {price && <span className="muted small line">{price}</span>}
            </span>
            <input type="hidden" name="name" value={name} />
            <Submit intent={`remove ${id}`} kind="quiet" aria-label={`${words.remove}: ${name}, ${division}`}>
              {words.remove}
            </Submit>
          </Form>
        </li>
      ))}
    </ul>
  )
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { changeDiscounts } from '#app/offers/change-discounts.server.ts'
import { DiscountForm } from '#app/offers/discount-form.tsx'
import { readDiscounts } from '#app/offers/read-discounts.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { Button, Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { MoneyField, UnitsField } from '#app/ui/number-fields.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { offersWords } from '#app/words/offers/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readDiscounts(office, shop, new URL(args.request.url).searchParams), 'discounts')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeDiscounts(office, sent, await shopOf(args, office)))

const DYES = { now: 'good', notYet: 'act', over: undefined, off: undefined } as const

/** Discounts that apply automatically, and which of them wins. */
export default function Discounts() {
  const { discounts, money, tried } = useLoaderData<typeof loader>()
  const words = useSection(offersWords)
  const { screens } = useWords()
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.discounts} intro={words.discountsIntro} />
      <Refusal of={refused} />
      {discounts.length === 0 && <Empty text={words.none} />}
      {discounts.length > 0 && (
        <ul className="rows">
          {discounts.map((discount) => (
            <li key={discount.id}>
              <div className="row" data-ends="">
                <strong>{nameOf(discount)}</strong>
                <Seal dye={DYES[discount.state]}>{words.state[discount.state]}</Seal>
              </div>
              {(discount.name ? discount.summary : discount.summary.slice(1)).map((line) => (
                <p className="muted small" key={line}>
                  {line}
                </p>
              ))}
              {discount.times && <p className="small">{discount.times}</p>}
              <div className="actions">
                <Form method="post">
                  <input type="hidden" name="revision" value={discount.revision} />
                  <input type="hidden" name="active" value={String(!discount.active)} />
                  <Submit
                    intent={`switch ${discount.id}`}
                    kind="quiet"
                    aria-label={`${discount.active ? words.turnOff : words.turnOn}: ${nameOf(discount)}`}
                  >
                    {discount.active ? words.turnOff : words.turnOn}
                  </Submit>
                </Form>
                <Form method="post">
                  <Submit intent={`copy ${discount.id}`} kind="quiet" aria-label={`${words.copy}: ${nameOf(discount)}`}>
                    {words.copy}
                  </Submit>
                </Form>
                <Fold
                  title={words.edit}
                  about={nameOf(discount)}
                  open={refused?.intent === `edit ${discount.id}` ? true : undefined}
                >
                  <DiscountForm key={discount.revision} discount={discount} money={money} refused={refused} />
                </Fold>
                <Confirm
                  title={words.remove}
                  about={nameOf(discount)}
                  ask={words.removeAsk}
                  intent={`remove ${discount.id}`}
                  fields={{ revision: discount.revision }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Section title={words.new} id="new">
        <DiscountForm key={discounts.length} discount={null} money={money} refused={refused} />
      </Section>
      <Section title={words.rule}>
        <p>{words.ruleText}</p>
        <Fold title={words.try} open={tried !== null}>
          <Form className="stack" preventScrollReset>
            <UnitsField label={words.units} name="units" units={tried?.units ?? 1} />
            <MoneyField label={words.subtotal} name="subtotal" amount={tried?.subtotal ?? null} money={money} />
            <p>
              <Button type="submit">{words.tryButton}</Button>
            </p>
          </Form>
          <ul className="letter" role="status">
            {tried?.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      </Section>
      <Toast done={done} />
    </div>
  )
}

const nameOf = ({ name, summary }: { readonly name: string | null; readonly summary: readonly string[] }) =>
  name ?? summary[0] ?? ''

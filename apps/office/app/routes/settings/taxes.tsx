import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import type { Refused } from '#app/session/outcome.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { TaxForm } from '#app/taxes/tax-form.tsx'
import { changeTaxes, readTaxes, type ShownTax } from '#app/taxes/taxes.server.ts'
import { Confirm } from '#app/ui/confirm.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { taxWords } from '#app/words/taxes/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readTaxes, 'taxes')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changeTaxes(office, sent, await shopOf(args, office)))

/** The taxes that prices of the shop contain. */
export default function SettingsTaxes() {
  const { taxes, limits } = useLoaderData<typeof loader>()
  const words = useSection(taxWords)
  const { screens } = useWords()
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.taxes} intro={words.intro} />
      <Refusal of={refused} />
      {taxes.length === 0 ? (
        <Empty text={words.none} />
      ) : (
        <ul className="rows">
          {taxes.map((tax) => (
            <TaxRow key={tax.id} tax={tax} longest={limits.name} refused={refused} />
          ))}
        </ul>
      )}
      {taxes.length < limits.taxes ? (
        <Section title={words.add} hint={words.where}>
          {/* A new one has the highest id: its form is blank again. */}
          <TaxForm key={Math.max(0, ...taxes.map(({ id }) => id))} tax={null} longest={limits.name} refused={refused} />
        </Section>
      ) : (
        <p className="muted">{words.full(limits.taxes)}</p>
      )}
      <Toast done={done} />
    </div>
  )
}

type RowProps = { readonly tax: ShownTax; readonly longest: number; readonly refused: Refused | null }

function TaxRow({ tax, longest, refused }: RowProps) {
  const words = useSection(taxWords)
  const { id, name, percent, revision } = tax
  return (
    <li>
      <div className="row" data-ends="">
        <strong className="grow">{name}</strong>
        <span className="figures">{percent}</span>
      </div>
      <div className="actions">
        <Fold title={words.change} about={name} open={refused?.intent === `save ${id}` || undefined}>
          <TaxForm key={revision} tax={tax} longest={longest} refused={refused} />
        </Fold>
        <Confirm
          title={words.remove}
          about={name}
          ask={words.removeAsk}
          intent={`remove ${id}`}
          fields={{ revision, name }}
        />
      </div>
    </li>
  )
}

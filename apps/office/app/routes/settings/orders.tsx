import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { RULE_NUMBERS } from '#app/settings/rule-numbers.ts'
import { readRules, saveRules } from '#app/settings/rules.server.ts'
import { Switch } from '#app/ui/fields.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { MoneyField, UnitsField } from '#app/ui/number-fields.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { settingsWords } from '#app/words/settings/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readRules, 'orderRules')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => saveRules(office, sent, await shopOf(args, office)))

/** Which orders the shop accepts, and its time limits. */
export default function SettingsOrders() {
  const rules = useLoaderData<typeof loader>()
  const { rules: words } = useSection(settingsWords)
  const { screens } = useWords()
  const { refused, done } = useOutcome()
  const wrong = wrongIn(refused, 'save')
  return (
    <Form method="post" className="stack" data-wide="">
      <PageHead title={screens.orderRules} intro={words.intro} />
      <Refusal of={refused} />
      <input type="hidden" name="revision" value={rules.revision} />
      <div className="card">
        <MoneyField
          label={words.minimum}
          hint={words.minimumHint}
          name="minPurchase"
          money={rules.money}
          amount={rules.minPurchase}
          typed={refused?.typed?.minPurchase?.[0]}
          wrong={wrong.minPurchase}
        />
        {RULE_NUMBERS.map((name) => (
          <UnitsField
            key={name}
            label={words[name]}
            hint={words[`${name}Hint`]}
            name={name}
            units={rules[name]}
            wrong={wrong[name] ?? (name === 'chatHold' ? wrong.chatHoldMinutes : undefined)}
          />
        ))}
        <Switch label={words.invoices} hint={words.invoicesHint} name="invoices" defaultChecked={rules.invoices} />
      </div>
      <SaveBar />
      <Toast done={done} />
    </Form>
  )
}

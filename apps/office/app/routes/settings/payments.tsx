import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { AccountCard, KeysForm } from '#app/payments/account-card.tsx'
import { changePayments } from '#app/payments/change-payments.server.ts'
import { MethodOrder } from '#app/payments/method-order.tsx'
import { readPayments } from '#app/payments/read-payments.server.ts'
import { Waiting } from '#app/payments/waiting.tsx'
import { act } from '#app/session/act.server.ts'
import { typedIn } from '#app/session/outcome.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { Section } from '#app/settings/section.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { LongField, Switch } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { paymentsWords } from '#app/words/payments/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readPayments, 'payments')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => changePayments(office, sent, await shopOf(args, office)))

/** The payment methods, and the accounts that receive the money. */
export default function Payments() {
  const data = useLoaderData<typeof loader>()
  const words = useSection(paymentsWords)
  const { screens } = useWords()
  const { may } = useShop()
  const { refused, proof, done } = useOutcome()
  const hints: Readonly<Record<string, string>> = {
    cashOnDelivery: words.cashOnDeliveryHint,
    bankDeposit: words.bankDepositHint,
    toBeAgreed: words.toBeAgreedHint,
    payInStore: words.payInStoreHint,
  }
  const nameOf = new Map<string, string>(data.accounts.map(({ provider, name }) => [provider, name]))
  const wrongDeposit = wrongIn(refused, 'deposit')
  const wrongLimits = wrongIn(refused, 'cod')
  const typedLimits = typedIn(refused, 'cod')
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.payments} intro={words.intro} />
      <Refusal of={refused} />
      <Proof needed={proof} />
      <Waiting changes={data.changes} />
      {!may('payments:write') && <Note dye="act">{words.onlyOwners}</Note>}
      <Section title={words.methods} hint={words.methodsHint}>
        <Form method="post" className="stack">
          <input type="hidden" name="revision" value={data.revision} />
          {data.methods.map(({ method, name, on, through }) => (
            <Switch
              key={`${method} ${on}`}
              label={name}
              name="method"
              value={method}
              defaultChecked={on}
              disabled={!may('payments:write')}
              hint={hints[method] ?? words.through(nameOf.get(through ?? '') ?? name)}
            />
          ))}
          {may('payments:write') && <Submit intent="methods">{words.methodsSave}</Submit>}
        </Form>
        {data.order.length > 1 && may('settings:write') && (
          <section className="stack" data-tight="" aria-labelledby="order">
            <h3 id="order">{words.order}</h3>
            <p className="muted small">{words.orderHint}</p>
            <MethodOrder methods={data.order} revision={data.revision} />
          </section>
        )}
      </Section>
      <Section title={words.deposit}>
        <Form method="post" className="stack">
          <input type="hidden" name="revision" value={data.deposit.revision} />
          <LongField
            label={words.account}
            hint={words.accountHint}
            name="account"
            maxLength={1000}
            rows={4}
            placeholder={words.accountExample.join('\n')}
            readOnly={!may('payments:write')}
            defaultValue={data.deposit.account ?? ''}
            wrong={wrongDeposit.account}
          />
          {may('payments:write') && <Submit intent="deposit">{words.accountSave}</Submit>}
        </Form>
      </Section>
      <Section title={words.cod} hint={words.codHint}>
        <Form method="post" className="stack">
          <input type="hidden" name="revision" value={data.limits.revision} />
          <MoneyField
            label={words.ceiling}
            hint={words.ceilingHint}
            name="ceiling"
            money={data.money}
            amount={data.limits.ceiling}
            typed={typedLimits('ceiling')}
            readOnly={!may('shipping:write')}
            wrong={wrongLimits.ceiling}
          />
          {data.hasCities && (
            <LongField
              label={words.codCities}
              hint={words.codCitiesHint}
              name="cities"
              rows={4}
              defaultValue={typedLimits('cities') ?? data.limits.cities}
              readOnly={!may('shipping:write')}
              wrong={wrongLimits.cities}
            />
          )}
          {may('shipping:write') && <Submit intent="cod">{words.codSave}</Submit>}
        </Form>
      </Section>
      <section className="stack" aria-labelledby="accounts">
        <header className="stack" data-tight="">
          <h2 id="accounts">{words.providers}</h2>
          <p className="muted small">{words.providersHint}</p>
        </header>
        {data.accounts.map((account) => (
          <AccountCard key={account.provider} account={account} refused={refused} />
        ))}
        {may('payments:write') &&
          data.more.map(({ provider, name, keys }) => (
            <Fold
              key={provider}
              title={words.connect(name)}
              open={refused?.intent === `setKeys ${provider}` ? true : undefined}
            >
              <div className="card">
                <KeysForm provider={provider} keys={keys} refused={refused} revision={null} />
              </div>
            </Fold>
          ))}
        {data.accounts.length + data.more.length === 0 && <p className="muted">{words.providersNone}</p>}
      </section>
      <Toast done={done} />
    </div>
  )
}

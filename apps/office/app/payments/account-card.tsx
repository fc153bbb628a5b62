import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { paymentsWords } from '#app/words/payments/index.ts'
import { useSection } from '#app/words/use-words.ts'

type Key = { readonly name: string; readonly options: readonly string[] | null }

/** Keys whose names in the providers' panels are the same in every language. */
const PANEL_NAMES = {
  accessToken: 'Access token',
  apiKey: 'API key',
  secretKey: 'Secret key',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  customerId: 'P_CUST_ID_CLIENTE',
  pKey: 'P_KEY',
}

type AccountProps = {
  readonly account: {
    readonly provider: string
    readonly name: string
    readonly mode: 'live' | 'test' | null
    readonly since: string | null
    readonly hook: string
    readonly pendingUntil: string | null
    readonly revision: string
    readonly keys: readonly Key[]
  }
  readonly refused: Refused | null
}

/** An account with a provider: real or a test, with its actions. Its keys are never shown. */
export function AccountCard({ account, refused }: AccountProps) {
  const { provider, name, mode, since, hook, pendingUntil, revision, keys } = account
  const words = useSection(paymentsWords)
  const { may } = useShop()
  const isWrong = refused?.intent === `setKeys ${provider}`
  return (
    <article className="card" aria-label={name}>
      <div className="row" data-ends="">
        <h3>{name}</h3>
        <Seal dye={mode === 'live' ? 'good' : 'now'}>{mode === 'live' ? words.live : words.test}</Seal>
      </div>
      {mode === 'test' && <p className="small">{words.testNote}</p>}
      <p className="muted small">
        {since && words.since(since)}
        {pendingUntil && ` · ${words.pending(pendingUntil)}`}
      </p>
      <CopyField label={words.hook} hint={words.hookHint} text={hook} />
      {may('payments:write') && (
        <>
          <Form method="post">
            <Submit intent={`checkKeys ${provider}`} kind="plain">
              {words.check}
            </Submit>
          </Form>
          <Fold title={words.change} open={isWrong}>
            <KeysForm provider={provider} keys={keys} revision={revision} refused={refused} />
          </Fold>
          <Confirm
            title={words.remove}
            about={name}
            ask={words.removeAsk(name)}
            intent={`removeAccount ${provider}`}
            fields={{ revision }}
          />
        </>
      )}
    </article>
  )
}

type KeysFormProps = {
  readonly provider: string
  readonly keys: readonly Key[]
  /** Null: a new account. */
  readonly revision: string | null
  readonly refused: Refused | null
}

/** The keys that a provider needs, by its schema. */
export function KeysForm({ provider, keys, revision, refused }: KeysFormProps) {
  const words = useSection(paymentsWords)
  const intent = `setKeys ${provider}`
  const wrong = wrongIn(refused, intent)
  const labels: Readonly<Record<string, string>> = { ...PANEL_NAMES, ...words.keys }
  const modes: Readonly<Record<string, string>> = words.modes
  return (
    <Form method="post" className="stack">
      <p className="muted small">{words.keysHint}</p>
      <input type="hidden" name="revision" value={revision ?? ''} />
      {keys.map(({ name, options }) =>
        options ? (
          <SelectField key={name} label={labels[name] ?? name} name={name} wrong={wrong[`keys.${name}`]}>
            {options.map((option) => (
              <option key={option} value={option}>
                {modes[option] ?? option}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            key={name}
            label={labels[name] ?? name}
            name={name}
            required
            maxLength={4000}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            wrong={wrong[`keys.${name}`]}
          />
        ),
      )}
      <Submit intent={intent}>{words.keysSave}</Submit>
    </Form>
  )
}

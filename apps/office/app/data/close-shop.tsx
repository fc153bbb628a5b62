import { Form, Link } from '@remix-run/react'
import { TEAM_LIMITS } from '@store/core'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Section } from '#app/settings/section.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { LongField, TextField } from '#app/ui/fields.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

type Said = { readonly reason: string | null; readonly opensOn: string | null } | null

type CloseShopProps = {
  readonly open: boolean
  /** What shoppers read while it is closed. */
  readonly closure: Said
  /** How many orders are not finished; null: none. */
  readonly waiting: string | null
  readonly refused: Refused | null
}

/** Closes a shop for a while, with a reason and an end, or opens it again. */
export function CloseShop({ open, closure, waiting, refused }: CloseShopProps) {
  const words = useSection(dataWords)
  const { base } = useShop()
  if (!open)
    return (
      <Section title={words.reopen} hint={words.reopenHint}>
        <Form method="post">
          <Submit intent="reopen">{words.reopen}</Submit>
        </Form>
        <WhatIsSaid key={`${closure?.reason} ${closure?.opensOn}`} closure={closure} refused={refused} />
      </Section>
    )
  return (
    <Section title={words.close}>
      {waiting && (
        <ul className="rows">
          <li>
            <Link className="go" to={`${base}/orders?view=toDo`}>
              {words.openOrders(waiting, waiting === '1')}
            </Link>
          </li>
        </ul>
      )}
      <Confirm title={words.close} ask={words.closeAsk} intent="close" open={refused?.intent === 'close'}>
        <Fields closure={null} refused={refused} />
      </Confirm>
    </Section>
  )
}

function WhatIsSaid({ closure, refused }: Pick<CloseShopProps, 'closure' | 'refused'>) {
  const words = useSection(dataWords)
  const { app } = useWords()
  return (
    <Form method="post" className="stack">
      <h3>{words.closedSays}</h3>
      <Fields closure={closure} refused={refused} />
      <p>
        <Submit intent="close" kind="plain">
          {app.save}
        </Submit>
      </p>
    </Form>
  )
}

function Fields({ closure, refused }: Pick<CloseShopProps, 'closure' | 'refused'>) {
  const words = useSection(dataWords)
  const [wrong, typed] = [wrongIn(refused, 'close'), typedIn(refused, 'close')]
  return (
    <>
      <LongField
        label={words.closeReason}
        hint={words.closeReasonHint}
        name="reason"
        rows={2}
        maxLength={TEAM_LIMITS.closingReason}
        defaultValue={typed('reason') ?? closure?.reason ?? ''}
        wrong={wrong.reason}
      />
      <TextField
        label={words.opensOn}
        hint={words.opensOnHint}
        name="opensOn"
        type="date"
        defaultValue={typed('opensOn') ?? closure?.opensOn ?? ''}
        wrong={wrong.opensOn}
      />
    </>
  )
}

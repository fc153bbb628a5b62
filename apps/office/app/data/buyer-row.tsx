import { Form, Link } from '@remix-run/react'
import { TEAM_LIMITS } from '@store/core'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Confirm } from '#app/ui/confirm.tsx'
import { LongField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

type ShownBuyer = {
  readonly name: string
  readonly phone: string | null
  readonly idNumber: string | null
  readonly city: string | null
  /** Their phone, e-mail address and document, in one line. */
  readonly contact: string
  readonly summary: string
  readonly returned: string | null
  readonly note: string | null
  /** Who blocked them, since when and why; null: they are not blocked. */
  readonly blocked: string | null
}

/** A buyer: their orders, the team's notes about them, and what can be done. */
export function BuyerRow({ buyer, refused }: { readonly buyer: ShownBuyer; readonly refused: Refused | null }) {
  const words = useSection(dataWords)
  const { base, may } = useShop()
  const { name, phone, idNumber, city, contact, summary, returned, note, blocked } = buyer
  const fields = { idNumber: idNumber ?? '', phone: phone ?? '' }
  const intent = `block ${contact}`
  return (
    <li>
      <div className="row" data-ends="">
        <strong>{[name, city].filter(Boolean).join(' · ')}</strong>
        {blocked ? <Seal dye="now">{words.blocked}</Seal> : returned && <Seal dye="soon">{returned}</Seal>}
      </div>
      <p className="muted small">{contact}</p>
      <p className="small">{summary}</p>
      {(blocked || note) && (
        <div className="stack" data-tight="" data-whole="">
          {blocked && <p className="small">{blocked}</p>}
          {note && <p className="small address">{note}</p>}
        </div>
      )}
      <div className="actions">
        <Link
          className="button"
          data-kind="quiet"
          to={`${base}/orders?q=${encodeURIComponent(phone ?? idNumber ?? name)}`}
        >
          {words.seeOrders}
        </Link>
        {may('buyers:write') && <NoteForm key={note} note={note} name={name} fields={fields} />}
        {may('buyers:write') &&
          (blocked ? (
            <Form method="post">
              <Known {...fields} />
              <Submit intent="unblock" kind="quiet" aria-label={`${words.unblock}: ${name}`}>
                {words.unblock}
              </Submit>
            </Form>
          ) : (
            <Confirm
              title={words.block}
              about={name}
              ask={words.blockAsk}
              intent={intent}
              fields={fields}
              open={refused?.intent === intent}
            >
              <TextField
                label={words.blockReason}
                hint={words.blockReasonHint}
                name="reason"
                required
                maxLength={TEAM_LIMITS.blockReason}
                defaultValue={typedIn(refused, intent)('reason')}
                wrong={wrongIn(refused, intent).reason}
              />
            </Confirm>
          ))}
        {may('buyers:forget') && (
          <Confirm title={words.forget} about={name} ask={words.forgetAsk} intent="forget" fields={fields} />
        )}
      </div>
    </li>
  )
}

type Known = { readonly idNumber: string; readonly phone: string }

function NoteForm({ note, name, fields }: Pick<ShownBuyer, 'note' | 'name'> & { readonly fields: Known }) {
  const words = useSection(dataWords)
  const { app } = useWords()
  return (
    <Fold title={words.note} about={name}>
      <Form method="post" className="stack">
        <Known {...fields} />
        <LongField
          label={words.note}
          hint={words.noteHint}
          name="text"
          rows={3}
          defaultValue={note ?? ''}
          maxLength={TEAM_LIMITS.buyerNote}
        />
        <Submit intent="note">{app.save}</Submit>
      </Form>
    </Fold>
  )
}

const Known = (known: Known) =>
  Object.entries(known).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { Switch, TextField } from '#app/ui/fields.tsx'
import { PhotoField } from '#app/ui/photo-field.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import type { Week } from './hours.ts'
import { type OtherDay, OtherDayRows } from './other-day-rows.tsx'

export type Branch = {
  readonly id: number
  readonly name: string | null
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly hours: string | null
  /** Null: the hours are free text, or missing. */
  readonly week: Week | null
  readonly otherDays: readonly OtherDay[]
  readonly pickUp: boolean
  readonly phone: string | null
  readonly photo: string | null
  readonly revision: string
}

/** A branch, with its hours as a week to fill in. */
export function BranchForm({ branch, refused }: { readonly branch: Branch | null; readonly refused: Refused | null }) {
  const words = useSection(textsWords)
  const { app } = useWords()
  const { base } = useShop()
  const intent = branch ? `edit ${branch.id}` : 'new'
  const wrong = wrongIn(refused, intent)
  const freeHours = branch?.hours && !branch.week ? branch.hours : null
  return (
    <Form method="post" className="stack">
      {branch && <input type="hidden" name="revision" value={branch.revision} />}
      <TextField
        label={words.address}
        name="address"
        required
        maxLength={200}
        defaultValue={branch?.address}
        wrong={wrong.address}
      />
      <TextField
        label={words.place}
        hint={words.placeHint}
        name="place"
        required
        maxLength={1000}
        defaultValue={branch ? `${branch.latitude}, ${branch.longitude}` : ''}
        wrong={wrong.place ?? wrong.latitude ?? wrong.longitude}
      />
      <TextField
        label={words.branchName}
        hint={words.branchNameHint}
        name="name"
        maxLength={120}
        defaultValue={branch?.name ?? ''}
      />
      <TextField label={words.phone} name="phone" type="tel" maxLength={60} defaultValue={branch?.phone ?? ''} />
      <fieldset className="field">
        <legend className="label">{words.hours}</legend>
        <p className="hint">{words.hoursHint}</p>
        {freeHours && (
          <>
            <p className="address">{freeHours}</p>
            <p className="hint">{words.hoursOwn}</p>
            <input type="hidden" name="own" value={freeHours} />
          </>
        )}
        <WeekGrid week={branch?.week ?? null} />
        <Switch label={words.copyDays} name="sameDays" defaultChecked={!branch} />
        {branch?.hours && branch.week && <p className="hint">{words.hoursText(branch.hours)}</p>}
      </fieldset>
      <OtherDayRows days={branch?.otherDays ?? []} wrong={wrong.otherDays} />
      <Switch label={words.pickUp} hint={words.pickUpHint} name="pickUp" defaultChecked={branch?.pickUp ?? true} />
      <PhotoField label={words.photo} name="photo" base={base} src={branch?.photo ?? null} />
      <Submit intent={intent}>{app.save}</Submit>
    </Form>
  )
}

/** Monday first, Sunday last. */
const ORDER = [1, 2, 3, 4, 5, 6, 0]

function WeekGrid({ week }: { readonly week: Week | null }) {
  const words = useSection(textsWords)
  return (
    <div>
      {ORDER.map((day) => (
        <div className="week-day" key={day}>
          <strong className="small">{words.days[day]}</strong>
          {[1, 2].map((shift) => {
            const span = week?.[day]?.[shift - 1]
            const name = `${words.days[day]}${shift === 2 ? `, ${words.second}` : ''}`
            return (
              <span className="week-span" key={shift}>
                <input
                  className="input"
                  type="time"
                  name={`from${day}-${shift}`}
                  defaultValue={span?.from}
                  aria-label={`${name}: ${words.opens}`}
                />
                <span aria-hidden="true">–</span>
                <input
                  className="input"
                  type="time"
                  name={`to${day}-${shift}`}
                  defaultValue={span?.to}
                  aria-label={`${name}: ${words.closes}`}
                />
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}

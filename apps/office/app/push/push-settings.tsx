import { useFormAction, useSubmit } from '@remix-run/react'
import { PUSH_KINDS } from '@store/api-client/manage'
import { type FormEvent, useState } from 'react'
import { Submit } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Note } from '#app/ui/notes.tsx'
import { useHydrated, useOnceHydrated } from '#app/ui/use-hydrated.ts'
import { pushWords } from '#app/words/push/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { hasBell, setBell } from './bell.ts'
import { canPush, subscribe } from './subscribe.ts'

type PushChoice = {
  readonly shopId: number
  readonly name: string
  readonly kinds: readonly string[]
  readonly atNight: boolean
}

type PushSettingsProps = {
  /** The platform's public key, with which browsers subscribe. */
  readonly pushKey: string
  readonly shops: readonly PushChoice[]
}

/** The notifications of each shop on this device. They need scripts. */
export function PushSettings({ pushKey, shops }: PushSettingsProps) {
  const words = useSection(pushWords)
  const submit = useSubmit()
  const action = useFormAction()
  const isHydrated = useHydrated()
  const onceHydrated = useOnceHydrated()
  const [denied, setDenied] = useState(false)
  const canBeNotified = !isHydrated || canPush()
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const subscription = await subscribe(pushKey)
    setDenied(subscription === null)
    if (!subscription) return
    for (const [name, value] of Object.entries(subscription)) form.set(name, value)
    form.set('intent', 'push')
    submit(form, { method: 'post', action })
  }
  return (
    <section className="card" {...onceHydrated}>
      <h2>{words.title}</h2>
      <p className="muted">{words.intro}</p>
      {canBeNotified && (
        <Switch
          key={String(isHydrated)}
          label={words.bell}
          hint={words.bellHint(words.kinds.paid)}
          defaultChecked={isHydrated && hasBell()}
          onChange={({ currentTarget }) => setBell(currentTarget.checked)}
        />
      )}
      {canBeNotified ? (
        shops.map(({ shopId, name, kinds, atNight }) => (
          <Fold key={shopId} title={name} open={shops.length === 1}>
            <form className="stack" onSubmit={(event) => void save(event)}>
              <input type="hidden" name="shopId" value={shopId} />
              {PUSH_KINDS.map((kind) => (
                <Switch
                  key={kind}
                  label={words.kinds[kind]}
                  name={kind}
                  value="yes"
                  defaultChecked={kinds.includes(kind)}
                />
              ))}
              <Switch label={words.atNight} name="atNight" value="yes" defaultChecked={atNight} />
              <Submit intent="push" kind="plain">
                {words.save}
              </Submit>
            </form>
          </Fold>
        ))
      ) : (
        <p>{words.unable}</p>
      )}
      {denied && <Note dye="now">{words.denied}</Note>}
    </section>
  )
}

import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Submit } from './button.tsx'
import { Fold } from './fold.tsx'

type ConfirmProps = {
  /** The id that links on the same page point to. */
  readonly id?: string
  /** The action; also the button's text, if `button` is missing. */
  readonly title: string
  readonly button?: string
  /** The object of the action, for the accessible name, where several have this button. */
  readonly about?: string
  readonly ask: ReactNode
  readonly intent: string
  readonly kind?: 'danger' | 'plain'
  readonly disabled?: boolean
  /** Whether it is expanded from the start, because its form was refused. */
  readonly open?: boolean
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string | number>>
  /** Further fields, between the question and the button. */
  readonly children?: ReactNode
}

/** An action that needs a second step: a fold with the question and the button. It works without scripts. */
export function Confirm({ title, button = title, about, ask, intent, kind = 'danger', ...rest }: ConfirmProps) {
  const { id, disabled, open, fields = {}, children } = rest
  return (
    <Fold id={id} title={title} about={about} open={open || undefined}>
      <Form method="post" className="stack">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{ask}</p>
        {children}
        <Submit intent={intent} kind={kind} disabled={disabled} aria-label={about && `${button}: ${about}`}>
          {button}
        </Submit>
      </Form>
    </Fold>
  )
}

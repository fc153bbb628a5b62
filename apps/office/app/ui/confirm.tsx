import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Submit } from './button.tsx'
import { Fold } from './fold.tsx'

type ConfirmProps = {
  /** Where links on the same page lead to it. */
  readonly id?: string
  /** What is done; the button says the same, if it has no text of its own. */
  readonly title: string
  readonly button?: string
  /** To what it is done, where the same can be done to others. */
  readonly about?: string
  readonly ask: ReactNode
  readonly intent: string
  readonly kind?: 'danger' | 'plain'
  readonly disabled?: boolean
  /** It stands open from the start: its form was refused. */
  readonly open?: boolean
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string | number>>
  /** Further fields, between the question and the button. */
  readonly children?: ReactNode
}

/** What is not done at one touch: a fold that asks, and the button in it. It works without scripts. */
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

import { useNavigation } from '@remix-run/react'
import { type ComponentProps, useRef } from 'react'
import { useWords } from '#app/words/use-words.ts'

type ButtonProps = ComponentProps<'button'> & {
  /** `main`: once per screen; `quiet`: looks like a link. */
  readonly kind?: 'main' | 'plain' | 'danger' | 'quiet'
  readonly wide?: boolean
}

export function Button({ kind, wide, type = 'button', ...rest }: ButtonProps) {
  return <button className="button" data-kind={kind} data-wide={wide ? '' : undefined} type={type} {...rest} />
}

/** The last pressed button: rows of a list have buttons with the same intent. */
let pressed: HTMLButtonElement | null = null

/** The submit button of a form: sends its `intent`, and says so while the form is being sent. */
export function Submit({ intent, kind = 'main', children, ...rest }: ButtonProps & { readonly intent: string }) {
  const { app } = useWords()
  const { formData } = useNavigation()
  const button = useRef<HTMLButtonElement>(null)
  const isSending = formData?.get('intent') === intent && (!pressed?.isConnected || pressed === button.current)
  return (
    <Button
      {...rest}
      kind={kind}
      ref={button}
      type="submit"
      name="intent"
      value={intent}
      aria-disabled={isSending || undefined}
      onClick={(event) => {
        if (isSending) event.preventDefault()
        else pressed = event.currentTarget
      }}
    >
      {isSending ? app.sending : children}
    </Button>
  )
}

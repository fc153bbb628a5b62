import { useFetcher } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Note, Refusal } from '#app/ui/notes.tsx'
import { useWords } from '#app/words/use-words.ts'
import type { Refused } from './outcome.ts'

type SignOutFormProps = {
  readonly kind?: 'plain' | 'quiet'
  readonly className?: string
  /** Shown before the button. */
  readonly children?: ReactNode
}

/** Signs out. Without a connection the page stays and says so, as the session has not ended. */
export function SignOutForm({ kind = 'quiet', className, children }: SignOutFormProps) {
  const { enter } = useWords()
  const [isOffline, setOffline] = useState(false)
  const { Form, data } = useFetcher<Refused>()
  return (
    <>
      <Refusal of={data?.kind === 'refused' ? data : null} />
      {isOffline && <Note dye="now">{enter.notOut}</Note>}
      <Form
        method="post"
        action="/sign-out"
        className={className}
        onSubmit={(event) => {
          // The module of `/sign-out` is not loaded yet; without a connection Remix would reload the page instead.
          setOffline(!navigator.onLine)
          if (!navigator.onLine) event.preventDefault()
        }}
      >
        {children}
        <Button kind={kind} type="submit">
          {enter.signOut}
        </Button>
      </Form>
    </>
  )
}

import { type FormEvent, useState } from 'react'
import type { PlainReply } from '../design.ts'
import { useHost } from '../host.tsx'
import { useT } from '../shop-context.tsx'

export type PlainForm = {
  readonly formProps: {
    readonly method: 'post'
    readonly action: string
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  readonly value: (field: string) => string
  /** The error of a field in the shop's language; '' is the whole form. */
  readonly error: (field: string) => string | null
  readonly pending: boolean
  /** The form was submitted without a page load, and accepted. */
  readonly done: boolean
}

/**
 * A short form of browse pages, without a form library, which they do not load. Browser and server validate it. It is
 * submitted without a page load where the host can (`HostParts.send`), otherwise as an ordinary form.
 */
export function usePlainForm(action: string, first: PlainReply | null = null): PlainForm {
  const t = useT<string>()
  const { send } = useHost()
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle')
  const [reply, setReply] = useState(first)
  async function sendInPlace(form: HTMLFormElement) {
    const data = new FormData(form)
    setState('pending')
    try {
      const answer = await send?.(action, data)
      setReply(answer ?? null)
      setState(answer ? 'idle' : 'done')
    } catch {
      setReply({ values: {}, errors: { '': 'form.failed' } })
      setState('idle')
    }
    // Shows the answer, even if the form was collapsed meanwhile.
    form.closest('details')?.setAttribute('open', '')
  }
  return {
    formProps: {
      method: 'post',
      action,
      onSubmit(event) {
        if (!send) return
        event.preventDefault()
        if (state !== 'pending') void sendInPlace(event.currentTarget)
      },
    },
    value: (field) => reply?.values[field] ?? '',
    error(field) {
      const problem = reply?.errors[field]
      if (!problem) return null
      const [key = '', values] = problem.split('?')
      return t(key, Object.fromEntries(new URLSearchParams(values)))
    },
    pending: state === 'pending',
    done: state === 'done',
  }
}

import { ADDRESS_FIELD_NAMES, BUYER_FIELD_NAMES } from '@store/core'
import { type FormEvent, useEffect, useState } from 'react'
import { forgetPlace } from '../cart/shipping-place.ts'
import { useAnnounce } from '../parts/announcer.tsx'
import { useShop, useT } from '../shop-context.tsx'
import type { Checkout } from './checkout-form.ts'
import { formNamed, type Typed, typedIn } from './typed.ts'

/** Who buys and where to: not what, how, or what else was said. */
const REMEMBERED = [...BUYER_FIELD_NAMES, ...ADDRESS_FIELD_NAMES]

export type BuyerMemory = {
  readonly isWanted: boolean
  /** Something is remembered. */
  readonly isKnown: boolean
  readonly want: (isWanted: boolean) => void
  readonly forget: () => void
  readonly remembered: () => Typed
  /** Remembers what stands in the form, where that is wanted. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const keyOf = (shopId: number): string => `buyer:${shopId}`

/**
 * A buyer's data on this device, for this shop, when they ask for it: never sent. Null on hosts that serve several shops,
 * where they would share a store; what another shop kept under a domain that is this one's now goes.
 */
export function useBuyerMemory(formId: string): BuyerMemory | null {
  const t = useT()
  const announce = useAnnounce()
  const { shop, mount } = useShop()
  const key = keyOf(shop.id)
  const [isWanted, setWanted] = useState(false)
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    if (mount !== '') return
    forgetAllBut(key)
    const known = read(key) !== null
    setKnown(known)
    setWanted(known)
  }, [key, mount])
  if (mount !== '') return null

  const drop = () => {
    write(key, null)
    setKnown(false)
    setWanted(false)
  }
  return {
    isWanted,
    isKnown,
    want: (wanted) => (wanted ? setWanted(true) : drop()),
    forget() {
      const known = read(key) ?? {}
      drop()
      forgetPlace(shop.id)
      const form = formNamed(formId)
      for (const name of REMEMBERED) {
        const control = form?.elements.namedItem(name)
        if (!control || !('value' in control) || control.value !== known[name]) continue
        if (control instanceof HTMLSelectElement) control.selectedIndex = 0
        else control.value = ''
      }
      form?.dispatchEvent(new Event('change'))
      announce(t('remember.forgotten'))
    },
    remembered: () => read(key) ?? {},
    onSubmit({ currentTarget, defaultPrevented }) {
      if (!isWanted || defaultPrevented) return
      const said = typedIn(currentTarget)
      write(key, JSON.stringify({ ...read(key), ...pick(said) }))
    },
  }
}

const pick = (said: Typed): Typed =>
  Object.fromEntries(REMEMBERED.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name].trim()]])))

function read(key: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    return pick(Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string')))
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Full, blocked or gone: nothing is remembered.
  }
}

function forgetAllBut(mine: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^buyer:\d+$/.test(key) && key !== mine) localStorage.removeItem(key)
  } catch {
    // Nothing can be kept here, by anybody.
  }
}

/**
 * A box, never ticked beforehand, that has this device remember the buyer; and, once it does, a button that has it forget.
 * Nothing where several shops share a host. Parts: `data-remember`, shown only where scripts run.
 */
export function RememberBuyer({ checkout, className }: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { memory } = checkout
  if (!memory) return null
  return (
    <div className={className} data-remember="">
      <label data-check="">
        <input type="checkbox" checked={memory.isWanted} onChange={({ target }) => memory.want(target.checked)} />
        <span>
          {t('remember.label')} <small>{t(memory.isKnown ? 'remember.filled' : 'remember.hint')}</small>
        </span>
      </label>
      {memory.isKnown && (
        <button type="button" onClick={memory.forget}>
          {t('remember.forget')}
        </button>
      )}
    </div>
  )
}

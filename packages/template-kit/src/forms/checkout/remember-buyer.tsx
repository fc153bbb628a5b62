import { ADDRESS_FIELD_NAMES, BUYER_FIELD_NAMES } from '@store/core'
import { type FormEvent, useEffect, useState } from 'react'
import { forgetPlace } from '../../cart/shipping-place.ts'
import { useAnnounce } from '../../parts/announcer.tsx'
import { useShop, useT } from '../../shop-context.tsx'
import { type FormValues, formNamed, valuesOf } from '../form-persistence.ts'
import type { Checkout } from './checkout-form.ts'

/** Fields that are remembered: those of the buyer and the address, not payment method, message or answers. */
const REMEMBERED = [...BUYER_FIELD_NAMES, ...ADDRESS_FIELD_NAMES]

export type BuyerMemory = {
  readonly isWanted: boolean
  /** Whether data is stored. */
  readonly isKnown: boolean
  readonly want: (isWanted: boolean) => void
  readonly forget: () => void
  readonly remembered: () => FormValues
  /** Stores the values of the form, if the shopper wants that. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const keyOf = (shopId: number): string => `buyer:${shopId}`

/**
 * A buyer's data in `localStorage`, for this shop, at their request; it is never sent. Null on hosts that serve several shops,
 * because these share a `localStorage`. Data of a shop that had this domain before is removed.
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
      write(key, JSON.stringify({ ...read(key), ...pick(valuesOf(currentTarget)) }))
    },
  }
}

const pick = (values: FormValues): FormValues =>
  Object.fromEntries(REMEMBERED.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name].trim()]])))

function read(key: string): FormValues | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    return pick(Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string')))
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The storage is full, blocked or missing: nothing is stored.
  }
}

function forgetAllBut(mine: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (/^buyer:\d+$/.test(key) && key !== mine) localStorage.removeItem(key)
  } catch {
    // The storage is blocked: nothing is stored.
  }
}

/**
 * A checkbox, never checked in advance, for remembering the buyer on this device; once data is stored, also a button that removes
 * it. Nothing where several shops share a host. Part: `data-remember`, which styles show only with JavaScript.
 */
export function RememberBuyer({ checkout, className }: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { memory } = checkout
  if (!memory) return null
  return (
    <div className={className} data-remember="" data-feature="remember">
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

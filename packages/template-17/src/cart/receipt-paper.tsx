import { useShop } from '@store/template-kit'
import type { ReactNode } from 'react'

/** The drawn receipt around lines and totals: the shop's name above, a barcode below. */
export function ReceiptPaper(props: {
  readonly name: string
  readonly note?: string
  /** The text the barcode is made from. */
  readonly code: string
  readonly children: ReactNode
}) {
  const { shop } = useShop()
  return (
    <section className="receipt" aria-label={props.name}>
      <p className="receipt-shop" aria-hidden="true">
        {shop.name}
      </p>
      <p className="receipt-name">
        <span>{props.name}</span>
        {props.note && <span>{props.note}</span>}
      </p>
      {props.children}
      <Barcode code={props.code} />
    </section>
  )
}

const BARS = 44

/** Bars that depend on the text alone. They encode nothing. */
function Barcode({ code }: { readonly code: string }) {
  let state = 7
  for (const sign of code) state = (state * 31 + (sign.codePointAt(0) ?? 0)) % 65521
  let x = 0
  let drawn = ''
  for (let bar = 0; bar < BARS; bar++) {
    state = (state * 137 + 29) % 65521
    const wide = 1 + (state % 3)
    drawn += `M${x} 0h${wide}v40h-${wide}z`
    x += wide + 1 + (Math.floor(state / 7) % 3)
  }
  return (
    <svg className="barcode" viewBox={`0 0 ${x} 40`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={drawn} />
    </svg>
  )
}

import type { ReactNode } from 'react'

/** The page of a closed or locked shop: a drawn stall with its shutter down. */
export function ClosedStall({ children }: { readonly children: ReactNode }) {
  return (
    <section className="shutter">
      <svg className="shutter-drawing" viewBox="0 0 320 170" aria-hidden="true" focusable="false">
        <path className="awning" d="M20 20h280l14 44H6z" />
        <path className="stripes" d="M60 20 50 64h50l4-44zM148 20l-2 44h50l-4-44zM236 20l6 44h50l-14-44z" />
        <path
          className="scallops"
          d="M6 64c0 14 22 22 44 0 8 20 38 20 50 0 8 20 38 20 46 0 8 20 42 20 50 0 8 20 38 20 46 0 10 20 42 20 50 0 6 14 22 12 22 0z"
        />
        <path className="slats" d="M30 92h260M30 110h260M30 128h260M30 146h260M30 84v80h260V84" />
        <path className="handle" d="M146 156h28" />
      </svg>
      {children}
    </section>
  )
}

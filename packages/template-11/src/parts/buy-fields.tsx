import { BuySection, type BuyState } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { useWords } from '../words.ts'
import { materialColor } from './materials.ts'

/** The form to buy; materials are named swatches. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const t = useWords()
  return (
    <BuySection
      {...props}
      option={(value) => {
        const color = materialColor(value)
        return (
          <>
            {color && <span className="swatch" style={{ '--swatch': color } as CSSProperties} aria-hidden="true" />}
            <span>{value}</span>
          </>
        )
      }}
      button={t('nogal.order')}
    />
  )
}

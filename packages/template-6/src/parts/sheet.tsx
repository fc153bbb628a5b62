import { CrossIcon, Drawer } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

/** A panel at an edge of the screen. */
export function Sheet(props: {
  readonly label: string
  readonly open: boolean
  readonly onClose: () => void
  readonly side?: 'left' | 'right' | 'bottom'
  readonly className?: string
  readonly children: ReactNode
}) {
  const t = useWords()
  const { label, open, onClose, side = 'right' } = props
  return (
    <Drawer label={label} open={open} onClose={onClose} side={side} className={`sheet ${props.className ?? ''}`}>
      <div className="sheet-head">
        <p className="sheet-title">{label}</p>
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      {props.children}
    </Drawer>
  )
}

/** The link that opens a sheet. Without JavaScript it goes to the same content on the page. */
export function SheetLink(props: {
  readonly to: string
  readonly onOpen: () => void
  /** Called on hover and focus, to fetch what the sheet shows. */
  readonly onNear?: () => void
  readonly className: string
  readonly label?: string
  readonly children: ReactNode
}) {
  return (
    <a
      href={`#${props.to}`}
      className={props.className}
      aria-label={props.label}
      aria-haspopup="dialog"
      onPointerEnter={props.onNear}
      onFocus={props.onNear}
      onClick={(event) => {
        event.preventDefault()
        props.onOpen()
      }}
    >
      {props.children}
    </a>
  )
}

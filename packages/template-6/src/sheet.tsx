import { CrossIcon, Drawer } from '@store/template-kit'
import type { MouseEvent, ReactNode } from 'react'
import { useWords } from './words.ts'

/** A panel at an edge: a dialog once React is there; before, or without JavaScript, the target of a link to `#id`. */
export function Sheet(props: {
  readonly id: string
  readonly label: string
  readonly open: boolean
  readonly onClose: () => void
  readonly side?: 'left' | 'right' | 'bottom'
  readonly className?: string
  readonly children: ReactNode
}) {
  const t = useWords()
  const { id, label, open, onClose, side = 'right' } = props
  const close = (event: MouseEvent) => {
    // Opened as a target, it closes by following the link.
    if (!open) return
    event.preventDefault()
    onClose()
  }
  return (
    <Drawer
      id={id}
      label={label}
      open={open}
      onClose={onClose}
      side={side}
      className={`sheet ${props.className ?? ''}`}
    >
      <div className="sheet-head">
        <p className="sheet-title">{label}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: a link, so that it closes without JavaScript too */}
        <a href="#main" className="icon-button" aria-label={t('nav.close')} onClick={close}>
          <CrossIcon />
        </a>
      </div>
      {props.children}
    </Drawer>
  )
}

/** Opens a sheet; without JavaScript it leads to it. */
export function SheetLink(props: {
  readonly to: string
  readonly onOpen: () => void
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
      onClick={(event) => {
        event.preventDefault()
        props.onOpen()
      }}
    >
      {props.children}
    </a>
  )
}

import { Drawer } from '@store/template-kit'
import type { MouseEvent, ReactNode } from 'react'
import { useWords } from '../words.ts'

type PanelProps = {
  readonly id: string
  readonly label: string
  readonly open: boolean
  readonly onClose: () => void
  readonly className: string
  readonly children: ReactNode
}

/**
 * A panel over the page, opened by a link to `#id`. With React it is a dialog. Before React has started, and without
 * JavaScript, the style sheet shows it through `:target`.
 */
export function Panel({ id, label, open, onClose, className, children }: PanelProps) {
  const t = useWords()
  const close = (event: MouseEvent) => {
    // The panel was opened through `:target`: following the link to `#main` closes it.
    if (!open) return
    event.preventDefault()
    onClose()
  }
  return (
    <Drawer id={id} label={label} open={open} onClose={onClose} className={`drawer ${className}`}>
      <div className="drawer-head apart">
        <span>{label}</span>
        {/* biome-ignore lint/a11y/useValidAnchor: a link, so that it closes without JavaScript too */}
        <a href="#main" className="word" onClick={close}>
          {t('issue.close')}
        </a>
      </div>
      {children}
    </Drawer>
  )
}

/** The link that opens a panel. */
export function PanelLink(props: {
  readonly panel: string
  readonly onOpen: () => void
  /** Called on hover and focus, to fetch what the panel shows. */
  readonly onNear?: () => void
  readonly className?: string
  readonly children: ReactNode
}) {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    props.onOpen()
  }
  return (
    <a
      href={`#${props.panel}`}
      className={`word ${props.className ?? ''}`}
      aria-haspopup="dialog"
      onPointerEnter={props.onNear}
      onFocus={props.onNear}
      onClick={open}
    >
      {props.children}
    </a>
  )
}

import { Drawer } from '@store/template-kit'
import type { MouseEvent, ReactNode } from 'react'
import { useWords } from './words.ts'

type PanelProps = {
  readonly id: string
  readonly label: string
  readonly open: boolean
  readonly onClose: () => void
  readonly className: string
  readonly children: ReactNode
}

/**
 * A page laid over the page. A link to `#id` opens it: as a dialog once React is there, and before, or without
 * JavaScript, as the target of the link.
 */
export function Panel({ id, label, open, onClose, className, children }: PanelProps) {
  const t = useWords()
  const close = (event: MouseEvent) => {
    // Opened as a target, it closes by following the link.
    if (!open) return
    event.preventDefault()
    onClose()
  }
  return (
    <Drawer id={id} label={label} open={open} onClose={onClose} className={`panel ${className}`}>
      <div className="panel-head">
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

/** The word that opens a panel. */
export function PanelWord(props: {
  readonly panel: string
  readonly onOpen: () => void
  /** Somebody is about to open it. */
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

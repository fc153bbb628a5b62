import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

type FloatProps = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog: at the bottom of phones, centred in wide windows. */
export function Float({ title, isOpen, onClose, children }: FloatProps) {
  return (
    <ModalOverlay className="veil" isOpen={isOpen} isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="float">
        <Dialog>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

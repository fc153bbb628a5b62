import { CountText, VisuallyHidden } from '@store/template-kit'

/** How many there are, raised after a title; `text` is read aloud in its place. Nothing for none. */
export const Count = ({ count, text }: { readonly count: number; readonly text: string }) =>
  count > 0 && (
    <sup className="count">
      <span aria-hidden="true">
        <CountText count={count} />
      </span>
      <VisuallyHidden> {text}</VisuallyHidden>
    </sup>
  )

import { CountText, VisuallyHidden } from '@store/template-kit'

/** How many there are, raised after a title; `said` is read aloud in its place. Nothing for none. */
export const Count = ({ count, said }: { readonly count: number; readonly said: string }) =>
  count > 0 && (
    <sup className="count">
      <span aria-hidden="true">
        <CountText count={count} />
      </span>
      <VisuallyHidden> {said}</VisuallyHidden>
    </sup>
  )

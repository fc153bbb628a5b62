import { CountText, VisuallyHidden } from '@store/template-kit'

/** A number as a superscript after a title; screen readers read `text` instead. Renders nothing for 0. */
export const Count = ({ count, text }: { readonly count: number; readonly text: string }) =>
  count > 0 && (
    <sup className="count">
      <span aria-hidden="true">
        <CountText count={count} />
      </span>
      <VisuallyHidden> {text}</VisuallyHidden>
    </sup>
  )

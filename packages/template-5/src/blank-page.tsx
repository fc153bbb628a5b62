import type { ReactNode } from 'react'

/** In place of what there is nothing of. */
export const BlankPage = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="blank-page">
    <p className="h1">{title}</p>
    {children}
  </div>
)

import type { ReactNode } from 'react'

/** An empty state: shown in place of an empty cart or list. */
export const BlankPage = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="blank-page">
    <p className="h1">{title}</p>
    {children}
  </div>
)

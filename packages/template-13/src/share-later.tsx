import { ShareLater as Later } from '@store/template-kit'
import { lazy } from 'react'

const Share = lazy(() => import('./share.tsx'))

/** The button to hand a page on, and its ways. */
export const ShareLater = (page: { readonly title: string; readonly path: string }) => (
  <Later {...page} ways={Share} className="share" buttonClassName="under" />
)

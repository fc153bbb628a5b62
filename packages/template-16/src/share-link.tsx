import { ShareLater } from '@store/template-kit'
import { lazy } from 'react'

const ShareWays = lazy(() => import('./share-ways.tsx'))

/** The button to hand a page on, and its ways. */
export const ShareLink = (page: { readonly title: string; readonly path: string }) => (
  <ShareLater {...page} ways={ShareWays} className="share" buttonClassName="under" />
)
